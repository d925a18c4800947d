import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { RecordRefundDialog } from "./RecordRefundDialog.tsx";

const noop = () => {};
const idle = { run: noop, working: null, problem: null, reset: noop };
const refund = {
  id: "r1",
  paymentId: "p1",
  amount: 246,
  gateway: "konnect",
  reference: "6088",
  state: "failed",
  reason: "cheaper",
  at: "2026-11-20T12:00:00.000Z",
  settledAt: "2026-11-20T12:01:00.000Z",
} as const;

const meta = {
  component: RecordRefundDialog,
  title: "Pages/Booking/RecordRefundDialog",
  args: {
    refund,
    booking: aBooking({ status: "paid", holdExpiresAt: null, refunds: [refund] }),
    now: new Date("2026-11-24T12:00:00Z"),
    staffActions: idle,
    onClose: noop,
  },
} satisfies Meta<typeof RecordRefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = { name: "Asks how and when staff paid out the refund" };

export const AlreadyRecorded: Story = {
  name: "Somebody else has recorded it",
  args: {
    staffActions: {
      ...idle,
      problem: { kind: "refused", code: "transition_refused", retryAfter: null, reason: "refundOwedByHand" },
    },
  },
};
