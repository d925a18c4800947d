import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { aHandOverReport } from "@sayara/frontend/testing/data/someConditionReports";
import { Handover } from "./Handover.tsx";

const user = aUser({ type: "admin", fullName: "Mehdi Ayari" });
const booking = aBooking({
  status: "reserved",
  holdExpiresAt: null,
  guestConfirmation: null,
  records: { handOver: null, return: null },
});
const handOver = {
  at: aHandOverReport.at,
  by: { id: "user-2", fullName: "Mehdi Ayari" },
  mileage: 42_000,
  fuel: 8,
};

const meta = {
  component: Handover,
  title: "Portal/Handover",
  args: { booking, user, now: new Date("2026-12-01T09:00:00Z"), storedAt: null },
} satisfies Meta<typeof Handover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HandOver: Story = { name: "Signs a hand-over" };

export const Return: Story = {
  name: "Signs a return",
  args: {
    booking: {
      ...booking,
      records: { handOver, return: null },
      conditionReports: { handOver: aHandOverReport, return: null },
    },
  },
};

export const Nothing: Story = {
  name: "Says why nothing can be signed",
  args: { booking: { ...booking, status: "pending" } },
};

export const FromDevice: Story = {
  name: "Opens from the device without a connection",
  args: { storedAt: Date.parse("2026-12-01T07:30:00Z") },
};
