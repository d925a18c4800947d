import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { WithdrawalDialog } from "./WithdrawalDialog.tsx";

const noop = () => {};
const cancellation = { preview: noop, refund: null, request: noop, isRequesting: false, problem: null };

const meta = {
  component: WithdrawalDialog,
  title: "Pages/Booking/WithdrawalDialog",
  args: { booking: aBooking({ guestConfirmation: "given" }), cancellation, onClose: noop },
} satisfies Meta<typeof WithdrawalDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = { name: "Says that the car is released and the agency is notified" };

export const PaymentOpen: Story = {
  name: "Says that the open payment is ended",
  args: { booking: aBooking({ status: "void", paymentOpen: true }) },
};

export const Failed: Story = {
  name: "Says why it was not withdrawn",
  args: { cancellation: { ...cancellation, problem: { kind: "fault", fault: "network" } } },
};
