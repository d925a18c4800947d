import type { Meta, StoryObj } from "@storybook/react-vite";
import { aPayment } from "#web/testing/data/aPayment.ts";
import { CheckoutSession } from "./CheckoutSession.tsx";
import { CheckoutSessionSkeleton } from "./CheckoutSessionSkeleton.tsx";
import { PaymentUnknown, PaymentUnreachable } from "./PaymentOutcome.tsx";

// The gateway does not run beside Storybook, so its frame is an empty page.
const payment = aPayment({ url: "data:text/html;charset=utf-8,<title>Card</title>" });
const settled = (state: "paid" | "expired" | "refunded") =>
  ({ step: "settled", payment: aPayment({ payment: state, url: null }) }) as const;

const meta = {
  component: CheckoutSession,
  title: "Pages/Checkout session",
  args: {
    state: { step: "card", payment, failure: null, invalid: {} },
    links: { booking: "/booking?b=booking-1", back: "/checkout?car=clio" },
    now: new Date("2026-11-20T12:03:00Z"),
    dispatch: () => {},
  },
} satisfies Meta<typeof CheckoutSession>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: "Shows skeletons while the payment is read",
  render: () => <CheckoutSessionSkeleton />,
};

export const Redirect: Story = {
  name: "Leads to the page of a gateway that redirects",
  args: {
    state: {
      step: "card",
      payment: aPayment({ display: "redirect", url: "https://gateway.example/pay/1" }),
      failure: null,
      invalid: {},
    },
  },
};

export const NotRefunded: Story = {
  name: "Says that no refund is guaranteed after paying, and links to the cancellation option",
  args: {
    state: {
      step: "card",
      payment: aPayment({
        display: "redirect",
        url: "https://gateway.example/pay/1",
        purpose: "rest",
        refundAfter: { paid: 318, guaranteed: 0, fee: 0, drop: null },
        cancellationFee: 48,
      }),
      failure: null,
      invalid: {},
    },
  },
};

export const RefundAfter: Story = {
  name: "Says how much is refunded after paying, and until when",
  args: {
    state: {
      step: "card",
      payment: aPayment({
        display: "redirect",
        url: "https://gateway.example/pay/1",
        purpose: "rest",
        refundAfter: {
          paid: 366,
          guaranteed: 318,
          fee: 48,
          drop: { at: "2026-11-30T09:00:00.000Z", guaranteed: 159 },
        },
        cancellationFee: null,
      }),
      failure: null,
      invalid: {},
    },
  },
};

export const Declined: Story = {
  name: "Says why the card was not charged, and keeps the fields for another one",
  args: {
    state: {
      step: "card",
      payment: aPayment({ display: "redirect", url: "https://gateway.example/pay/1" }),
      failure: "card_declined",
      invalid: {},
    },
  },
};

export const Verifying: Story = {
  name: "Says that the gateway is being asked, and asks the driver not to pay again",
  args: { state: { step: "verifying", payment, reason: "paid", isSlow: false } },
};

export const Slow: Story = {
  name: "Says that checking takes longer than usual",
  args: { state: { step: "verifying", payment, reason: "paid", isSlow: true } },
};

export const Paid: Story = { name: "Confirms the payment", args: { state: settled("paid") } };

export const Expired: Story = {
  name: "Offers to start again after the time limit",
  args: { state: settled("expired") },
};

export const Refunded: Story = {
  name: "Says that a late payment is returned",
  args: { state: settled("refunded") },
};

export const Unknown: Story = {
  name: "Says that the URL names no payment",
  render: () => <PaymentUnknown />,
};

export const Unreachable: Story = {
  name: "Offers to check again when the API did not answer",
  render: () => <PaymentUnreachable onRetry={() => {}} />,
};
