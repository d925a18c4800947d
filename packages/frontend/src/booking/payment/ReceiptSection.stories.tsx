import { COMMISSION } from "@sayara/domain/config/businessDefaults";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { receiptOf } from "@sayara/domain/receipt/receiptOf";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { ReceiptSection } from "./ReceiptSection.tsx";

const at = "2026-11-20T12:30:00.000Z";
const { car } = aReceiptInput();
const options = { ...aBooking().options, cancellation: true, theftProtection: true };

/** Nine days across two seasons, with a discount, the service fee, options, two payments and a refund. */
const receipt = aReceiptInput({
  status: "deposit",
  from: "2026-12-18T09:00:00.000Z",
  to: "2026-12-27T09:00:00.000Z",
  car: {
    ...car,
    cancellation: 0,
    periodicPrices: [{ startDate: "2026-12-22", endDate: "2027-01-05", dailyPrice: 143.5 }],
    discounts: [{ threshold: 7, percentage: 7.5 }],
  },
  options,
  commission: COMMISSION,
  payments: [
    { id: "p1", amount: 240.2, gateway: "sandbox", reference: "pay_7HqX2", at },
    { id: "p2", amount: 100, gateway: null, reference: null, at },
  ],
  refunds: [
    {
      id: "r1",
      paymentId: "p1",
      amount: 40.2,
      gateway: "sandbox",
      reference: "re_9Lm",
      state: "requested",
      reason: "paid_twice",
      at,
      settledAt: null,
    },
  ],
});
const { status, payments, refunds } = receipt;
const soldBooking = { status, payments, refunds, receipt, quote: receiptOf(receipt).quote };

const meta = {
  component: ReceiptSection,
  title: "Pages/Booking/ReceiptSection",
  args: { booking: aBooking(soldBooking), undecidedRefund: null },
} satisfies Meta<typeof ReceiptSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = { name: "Lists every amount with its rule, and offers its data" };

export const Unpaid: Story = { name: "Lists the amounts due", args: { booking: aBooking() } };

export const Cancelled: Story = {
  name: "Cancelled: nothing is due",
  args: { booking: aBooking({ status: "cancelled" }) },
};

export const Older: Story = {
  name: "Says that an older booking cannot be recomputed",
  args: { booking: aBooking({ receipt: null }) },
};

export const Differing: Story = {
  name: "Says that the recomputed receipt differs",
  args: { booking: aBooking({ receipt: { ...aReceiptInput(), commission: COMMISSION } }) },
};
