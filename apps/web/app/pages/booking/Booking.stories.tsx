import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Gateway } from "@sayara/domain/payment/Gateway";
import type { FormEvent } from "react";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { Booking } from "./Booking.tsx";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";
import { BookingSkeleton } from "@sayara/frontend/booking/BookingSkeleton";
import type { ResentConfirmation } from "./confirmation/ResentConfirmation.ts";

const { position } = aPlace();
const withoutHold = { holdExpiresAt: null, guestConfirmation: null };
const payment = (amount: number, gateway: Gateway | null) => ({
  id: `payment-${amount}`,
  amount,
  gateway,
  reference: null,
  at: "2026-11-20T12:30:00.000Z",
});

const proof = {
  action: null,
  sentTo: null,
  code: "",
  changeCode: () => {},
  isMailing: false,
  isProving: false,
  isWrong: false,
  problem: null,
  mail: () => {},
  submit: (event: FormEvent) => event.preventDefault(),
};
const payOnline = { pay: () => {}, opening: null, problem: null };
const revocation = { revoke: () => {}, isRevoking: false, isDone: false, problem: null };
const withOption = aQuoteResponse({ options: { cancellation: true } }).quote;
const payable = aBooking({
  status: "reserved",
  ...withoutHold,
  dueNow: { downPayment: 63.6, full: 318 },
  cancellationOffer: { quote: withOption, dueNow: { downPayment: 73.2, full: withOption.total } },
});

const meta = {
  component: Booking,
  title: "Pages/Booking",
  args: {
    booking: aBooking(),
    positions: { pickup: position, dropOff: position },
    agencyPhone: "+21671000111",
    agencyAddress: "12 avenue Habib Bourguiba, Tunis",
    contracts: {},
    storedAt: null,
    files: { save: () => {}, saving: [], problem: null },
    isByLink: true,
    resendForm: aForm<EmailValues, ResentConfirmation>({ email: "amel@example.tn" }),
    isNew: false,
    now: new Date("2026-11-20T12:05:00Z"),
    confirmation: { confirm: () => {}, isSending: false, isDone: false, problem: null },
    actions: { payOnline: null, revocation: null, proof },
    reload: () => {},
  },
} satisfies Meta<typeof Booking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: "Shows skeletons while the booking loads",
  render: () => <BookingSkeleton />,
};

export const Kept: Story = {
  name: "Without a connection, shows the copy on the device and when it was stored",
  args: {
    storedAt: "2026-11-20T12:05:00.000Z",
    booking: aBooking({ status: "reserved", ...withoutHold }),
    actions: { payOnline, revocation, proof },
  },
};

export const New: Story = {
  name: "Confirms a driver's new request",
  args: {
    isNew: true,
    booking: aBooking({ guestConfirmation: null, holdExpiresAt: "2026-11-22T12:00:00.000Z" }),
  },
};

export const NewGuest: Story = {
  name: "Starts with the guest's last step: the mailed link",
  args: { isNew: true },
};

export const ToConfirm: Story = {
  name: "Opened by the mailed link: starts with the button that confirms",
  args: { booking: aBooking({ mayConfirm: true }) },
};

export const ConfirmationFailed: Story = {
  name: "Shows why the confirmation failed, and keeps the button",
  args: {
    booking: aBooking({ mayConfirm: true }),
    confirmation: {
      confirm: () => {},
      isSending: false,
      isDone: false,
      problem: { kind: "fault", fault: "network" },
    },
  },
};

export const Confirmed: Story = {
  name: "Shows that the request was just confirmed",
  args: {
    booking: aBooking({ guestConfirmation: "given", holdExpiresAt: "2026-11-22T12:00:00.000Z" }),
    confirmation: { confirm: () => {}, isSending: false, isDone: true, problem: null },
  },
};

export const Expired: Story = {
  name: "Not confirmed in time: says so and links to the search",
  args: { booking: aBooking({ status: "cancelled", cancelledBy: "system", holdExpiresAt: null }) },
};

export const Pending: Story = {
  name: "Pending: waits for the agency",
  args: { booking: aBooking({ guestConfirmation: "given", holdExpiresAt: "2026-11-22T12:00:00.000Z" }) },
};

export const Reserved: Story = {
  name: "Reserved: is paid at the agency",
  args: { booking: aBooking({ status: "reserved", ...withoutHold }) },
};

export const Contract: Story = {
  name: "Links to the agency's rental contract",
  args: {
    booking: aBooking({ status: "reserved", ...withoutHold }),
    contracts: { fr: "https://agency.example/contrat.pdf" },
  },
};

export const Saving: Story = {
  name: "Shows that the voucher is on its way",
  args: {
    booking: aBooking({ status: "reserved", ...withoutHold }),
    files: { save: () => {}, saving: ["voucher"], problem: null },
  },
};

export const NotSaved: Story = {
  name: "Shows why a file was not saved, and keeps the buttons",
  args: {
    booking: aBooking({ status: "reserved", ...withoutHold }),
    files: {
      save: () => {},
      saving: [],
      problem: { kind: "refused", code: "unavailable", retryAfter: 10 },
    },
  },
};

export const Deposit: Story = {
  name: "Deposit: shows the amount due",
  args: { booking: aBooking({ status: "deposit", ...withoutHold, payments: [payment(100, "stripe")] }) },
};

export const Paid: Story = {
  name: "Paid: shows the second driver and the options, too",
  args: {
    booking: aBooking({
      status: "paid",
      ...withoutHold,
      options: { ...aBooking().options, additionalDriver: true, cancellation: true },
      additionalDriver: {
        fullName: "Sami Trabelsi",
        email: "sami@example.tn",
        phone: "+33612345678",
        birthDate: "1980-02-01",
      },
      payments: [payment(366, "stripe")],
    }),
  },
};

export const Cancelling: Story = {
  name: "Shows that a cancel request is open",
  args: {
    booking: aBooking({
      status: "reserved",
      ...withoutHold,
      cancelRequest: {
        requestedAt: "2026-11-20T13:00:00.000Z",
        requestedBy: "user-1",
        declinedAt: null,
        declinedBy: null,
        acceptedAt: null,
        acceptedBy: null,
      },
    }),
  },
};

export const Payable: Story = {
  name: "Says what paying changes about cancelling, and offers the option and the ways to pay online",
  args: { booking: payable, actions: { payOnline, revocation, proof } },
};

export const ToProve: Story = {
  name: "Opened by a signed link: asks for the mailed code before it is paid",
  args: {
    booking: payable,
    actions: {
      payOnline,
      revocation,
      proof: { ...proof, action: "pay", sentTo: "amel@example.tn", code: "0482" },
    },
  },
};

export const WrongCode: Story = {
  name: "Says that the code is wrong, and offers another one",
  args: {
    booking: payable,
    actions: {
      payOnline,
      revocation,
      proof: { ...proof, action: "revoke", sentTo: "amel@example.tn", code: "048213", isWrong: true },
    },
  },
};

export const LinksRevoked: Story = {
  name: "Says that the links are revoked",
  args: { booking: payable, actions: { payOnline, revocation: { ...revocation, isDone: true }, proof } },
};

export const LinkRevoked: Story = {
  name: "Suggests a remedy for a link that was revoked",
  render: () => <BookingRefused code="link_revoked" hasToken signInHref="/sign-in" onRetry={() => {}} />,
};

export const Void: Story = {
  name: "Void: says until when the car is kept",
  args: { booking: aBooking({ status: "void", holdExpiresAt: "2026-11-20T12:30:00.000Z" }) },
};

export const Cancelled: Story = {
  name: "Cancelled by the agency: begins with the news and the refund, and links to the search",
  args: {
    booking: aBooking({
      status: "cancelled",
      cancelledBy: "agency",
      ...withoutHold,
      payments: [
        { id: "payment-1", amount: 318, gateway: "stripe", reference: null, at: "2026-11-20T12:00:00.000Z" },
      ],
      refunds: [
        {
          id: "refund-1",
          paymentId: "payment-1",
          amount: 318,
          gateway: "stripe",
          reference: null,
          state: "requested",
          reason: "cancelled",
          at: "2026-11-20T13:00:00.000Z",
          settledAt: null,
        },
      ],
    }),
  },
};

export const Withdrawn: Story = {
  name: "Withdrawn: says so first",
  args: { booking: aBooking({ status: "cancelled", cancelledBy: "driver", ...withoutHold }) },
};

export const LinkExpired: Story = {
  name: "Suggests a remedy for a link that is no longer valid",
  render: () => <BookingRefused code="not_allowed" hasToken signInHref="/sign-in" onRetry={() => {}} />,
};

export const SignedOut: Story = {
  name: "Asks the visitor to sign in for an account's booking",
  render: () => (
    <BookingRefused code="not_signed_in" hasToken={false} signInHref="/sign-in" onRetry={() => {}} />
  ),
};

export const NotFound: Story = {
  name: "Says that the booking does not exist",
  render: () => <BookingRefused code="not_found" hasToken signInHref="/sign-in" onRetry={() => {}} />,
};

export const Offline: Story = {
  name: "Says that the booking is safe when it cannot be loaded",
  render: () => <BookingFailed fault="network" onRetry={() => {}} />,
};
