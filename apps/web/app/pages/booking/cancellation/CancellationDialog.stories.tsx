import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { CancellationDialog } from "./CancellationDialog.tsx";

const noop = () => {};
const paidRefund = {
  paid: 366,
  guaranteed: 318,
  fee: 48,
  drop: { at: "2026-11-30T09:00:00.000Z", guaranteed: 159 },
};
const cancellation = { preview: noop, refund: paidRefund, request: noop, isRequesting: false, problem: null };
const withOption = aBooking({
  status: "paid",
  holdExpiresAt: null,
  guestConfirmation: null,
  options: { ...aBooking().options, cancellation: true },
});

const meta = {
  component: CancellationDialog,
  title: "Pages/Booking/CancellationDialog",
  args: { booking: withOption, cancellation, onClose: noop },
} satisfies Meta<typeof CancellationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Early: Story = { name: "Shows the refund and its deadline" };

export const Late: Story = {
  name: "Shows that nothing is guaranteed after pick-up",
  args: {
    cancellation: {
      ...cancellation,
      refund: { ...paidRefund, guaranteed: 159, drop: { at: "2026-12-01T09:00:00.000Z", guaranteed: 0 } },
    },
  },
};

export const NotBought: Story = {
  name: "Says that no refund is guaranteed without the option",
  args: {
    booking: aBooking({ status: "paid" }),
    cancellation: { ...cancellation, refund: { paid: 318, guaranteed: 0, fee: 0, drop: null } },
  },
};

export const Unpaid: Story = {
  name: "Says that nothing was paid, and that the request is accepted automatically without a response",
  args: { cancellation: { ...cancellation, refund: { paid: 0, guaranteed: 0, fee: 0, drop: null } } },
};

export const Loading: Story = {
  name: "Shows a skeleton while the refund loads",
  args: { cancellation: { ...cancellation, refund: null } },
};

export const Failed: Story = {
  name: "Says why the refund is unknown, and offers a retry",
  args: {
    cancellation: { ...cancellation, refund: null, problem: { kind: "fault", fault: "network" } },
  },
};
