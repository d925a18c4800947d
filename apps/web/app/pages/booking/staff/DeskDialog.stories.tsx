import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "#web/testing/data/aBooking.ts";
import { someBookings } from "#web/testing/data/someBookings.ts";
import { DeskDialog } from "./DeskDialog.tsx";

const nothing = () => {};
const idle = { run: nothing, working: null, problem: null, reset: nothing };
const cancelling = someBookings().find(({ id }) => id === "cancelling") ?? aBooking();

const meta = {
  component: DeskDialog,
  title: "Pages/Booking/DeskDialog",
  args: { question: { kind: "cancel" }, booking: cancelling, desk: idle, onClose: nothing },
} satisfies Meta<typeof DeskDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancels: Story = { name: "Says what a cancellation returns" };

export const Pays: Story = {
  name: "Asks for the sum received",
  args: { question: { kind: "recordPayment" } },
};

export const Accepts: Story = {
  name: "Asks for the refund of an accepted request",
  args: { question: { kind: "decide", accept: true } },
};

export const Declines: Story = {
  name: "Declines a request",
  args: { question: { kind: "decide", accept: false } },
};

export const Deletes: Story = {
  name: "Says what a deletion does, and why it failed",
  args: {
    question: { kind: "delete" },
    booking: aBooking({ status: "cancelled", holdExpiresAt: null }),
    desk: {
      ...idle,
      problem: { kind: "refused", code: "transition_refused", retryAfter: null, reason: "noPaymentOpen" },
    },
  },
};
