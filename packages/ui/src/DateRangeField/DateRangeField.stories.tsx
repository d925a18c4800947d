import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { DateRangeField } from "./DateRangeField.tsx";

const prices = Object.fromEntries(
  Array.from({ length: 31 }, (_, day) => [
    `2026-12-${String(day + 1).padStart(2, "0")}`,
    day >= 19 ? "130" : "95",
  ]),
);

const meta = {
  component: DateRangeField,
  title: "Fields/DateRangeField",
  parameters: {
    usage: {
      use: [
        "Give `min` and `max`.",
        "Give `prices` and load more on `onMonthShown`.",
        "Give values as the marketplace's wall clock, without a zone.",
      ],
      avoid: ["Don't ask for the two dates in two places.", "Don't convert to the browser's zone."],
      keys: [
        ["Enter, Space", "on an end: opens the calendar"],
        ["Arrow keys", "move by day and by week"],
        ["Home, End", "go to the week's ends"],
        ["Page Up, Page Down", "move by month; with Shift by year"],
        ["Enter, Space", "on a day: chooses it"],
        ["Escape", "closes it; the focus returns"],
      ],
    } satisfies Usage,
  },
  args: {
    language: "en",
    words: {
      legend: "Dates of your rental",
      choose: "Choose a date",
      from: "Pick-up",
      to: "Drop-off",
      fromTime: "Pick-up time",
      toTime: "Drop-off time",
      title: "When do you need the car?",
      done: "Done",
      close: "Close",
      previousMonth: "Previous month",
      nextMonth: "Next month",
    },
    defaultValue: { from: "2026-12-01T10:00", to: "2026-12-04T10:00" },
    min: "2026-11-21T10:00",
    max: "2027-05-21T10:00",
    summary: () => "3 days",
  },
} satisfies Meta<typeof DateRangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: "Says both dates as people write them" };

export const Empty: Story = {
  name: "Asks for a date where none is chosen",
  args: { defaultValue: { from: "", to: "" } },
};

export const Native: Story = {
  name: "Is two native fields without script",
  args: { native: true },
};

export const Wrong: Story = {
  name: "Tells what is wrong with the range",
  args: { error: "The longest rental is 6 months. Choose an earlier drop-off." },
};

export const Open: Story = {
  name: "Shows the price of each day on its calendar",
  args: { prices },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /Pick-up/ }));
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
