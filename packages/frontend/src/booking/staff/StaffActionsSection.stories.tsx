import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aChangeRequest } from "@sayara/frontend/testing/data/aChangeRequest";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { someBookings } from "@sayara/frontend/testing/data/someBookings";
import { StaffActionsSection } from "./StaffActionsSection.tsx";

const idle = { run: () => {}, working: null, problem: null, reset: () => {} };
const withoutHold = { holdExpiresAt: null, guestConfirmation: null };
const cancelling = someBookings().find(({ id }) => id === "cancelling") ?? aBooking();

const meta = {
  component: StaffActionsSection,
  title: "Pages/Booking/StaffActionsSection",
  args: {
    booking: aBooking({ guestConfirmation: "given" }),
    user: aUser({ type: "supplier", supplierId: aBooking().supplier.id }),
    now: new Date("2026-11-20T12:05:00Z"),
    staffActions: idle,
  },
} satisfies Meta<typeof StaffActionsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = { name: "Pending: can be confirmed, marked as paid or cancelled" };

export const Cancelling: Story = {
  name: "A request to cancel waits for a decision",
  args: { booking: cancelling },
};

export const Extending: Story = {
  name: "A request for a later drop-off waits for a decision",
  args: { booking: aBooking({ status: "paid", ...withoutHold, changeRequest: aChangeRequest() }) },
};

export const Over: Story = {
  name: "Cancelled: can only be deleted; other actions say why not",
  args: { booking: aBooking({ status: "cancelled", ...withoutHold }) },
};

export const Owed: Story = {
  name: "A refund is to be paid out at the desk",
  args: {
    booking: aBooking({
      status: "cancelled",
      ...withoutHold,
      payments: [{ id: "p1", amount: 100, gateway: null, reference: null, at: "2026-11-20T12:00:00.000Z" }],
      refunds: [
        {
          id: "r1",
          paymentId: "p1",
          amount: 100,
          gateway: null,
          reference: null,
          state: "requested",
          reason: "cancelled",
          at: "2026-11-20T12:30:00.000Z",
          settledAt: null,
        },
      ],
    }),
  },
};

export const Refused: Story = {
  name: "A refund that the gateway refused is owed",
  args: {
    booking: aBooking({
      status: "paid",
      ...withoutHold,
      payments: [
        { id: "p1", amount: 551.9, gateway: "konnect", reference: "6088", at: "2026-11-20T12:00:00.000Z" },
      ],
      refunds: [
        {
          id: "r1",
          paymentId: "p1",
          amount: 246,
          gateway: "konnect",
          reference: "6088",
          state: "failed",
          reason: "cheaper",
          at: "2026-11-20T12:01:00.000Z",
          settledAt: "2026-11-20T12:02:00.000Z",
        },
      ],
    }),
  },
};

export const Elsewhere: Story = {
  name: "Another agency's booking: says why nothing is possible",
  args: { user: aUser({ type: "supplier", supplierId: "other" }) },
};

export const Outrun: Story = {
  name: "Somebody else was faster",
  args: { staffActions: { ...idle, problem: { kind: "refused", code: "stale_version", retryAfter: null } } },
};
