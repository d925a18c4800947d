import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { someBookings } from "@sayara/frontend/testing/data/someBookings";
import { StaffActionDialog } from "./StaffActionDialog.tsx";

const noop = () => {};
const idle = { run: noop, working: null, problem: null, reset: noop };
const cancelling = someBookings().find(({ id }) => id === "cancelling") ?? aBooking();

const meta = {
  component: StaffActionDialog,
  title: "Pages/Booking/StaffActionDialog",
  args: { action: { kind: "cancel" }, booking: cancelling, staffActions: idle, onClose: noop },
} satisfies Meta<typeof StaffActionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cancels: Story = { name: "Says how much a cancellation refunds" };

export const Pays: Story = {
  name: "Asks for the sum received",
  args: { action: { kind: "recordPayment" } },
};

export const Accepts: Story = {
  name: "Asks for the refund of an accepted request",
  args: { action: { kind: "decideCancellation", accept: true } },
};

export const Declines: Story = {
  name: "Declines a request",
  args: { action: { kind: "decideCancellation", accept: false } },
};

export const Deletes: Story = {
  name: "Explains the effect of a deletion, and why it failed",
  args: {
    action: { kind: "delete" },
    booking: aBooking({ status: "cancelled", holdExpiresAt: null }),
    staffActions: {
      ...idle,
      problem: { kind: "refused", code: "transition_refused", retryAfter: null, reason: "noPaymentOpen" },
    },
  },
};
