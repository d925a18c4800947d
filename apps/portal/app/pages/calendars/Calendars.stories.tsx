import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { emptySource } from "./CalendarIntent.ts";
import { Calendars } from "./Calendars.tsx";
import { someCalendars } from "./someCalendars.ts";

const start = { ...emptySource, carId: "car-1" };

const meta = {
  component: Calendars,
  title: "Portal/Calendars",
  args: {
    calendars: someCalendars,
    planLimit: null,
    now: Date.parse("2026-11-20T12:00:00Z"),
    mayEdit: true,
    sending: [],
    problem: null,
    form: aForm(start),
    newAddress: null,
    onAct: () => {},
  },
} satisfies Meta<typeof Calendars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows conflicts, readings with their age and problems, and addresses" };

export const Empty: Story = {
  name: "Says that no calendar is read yet, and offers to add one",
  args: { calendars: { ...someCalendars, feeds: [], sources: [], conflicts: [] } },
};

export const NewAddress: Story = {
  name: "Shows a new secret address this once",
  args: { newAddress: `https://api.sayara.example/api/calendar-feed/${"x".repeat(43)}.ics` },
};

export const Reader: Story = {
  name: "Shows an accountant everything and no button",
  args: { mayEdit: false },
};

export const Reading: Story = {
  name: "Shows that a calendar is being read",
  args: { sending: [{ intent: "readSource", id: "source-1" }] },
};

export const WrongAddress: Story = {
  name: "Says beside the field what an address looks like",
  args: {
    form: aForm(
      { carId: "car-1", name: "Turo", address: "turo.example" },
      { errors: { address: "calendar_address_invalid" } },
    ),
  },
};

export const Failed: Story = {
  name: "Says that the change may not have been made",
  args: { problem: { kind: "fault", fault: "network" } },
};
