import type { Meta, StoryObj } from "@storybook/react-vite";
import { aBooking } from "#web/testing/aBooking.ts";
import { aPlace } from "#web/testing/aPlace.ts";
import { Booking } from "./Booking.tsx";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";
import { BookingSkeleton } from "./BookingSkeleton.tsx";

const { position } = aPlace();
const firm = { holdExpiresAt: null };
const payment = (amount: number, gateway: string | null) => ({
  id: `payment-${amount}`,
  amount,
  gateway,
  at: "2026-11-20T12:30:00.000Z",
});

const meta = {
  component: Booking,
  title: "Pages/Booking",
  args: {
    booking: aBooking(),
    positions: { pickup: position, dropOff: position },
    isNew: false,
    isGuest: true,
    now: new Date("2026-11-20T12:05:00Z"),
  },
} satisfies Meta<typeof Booking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: "Keeps the places of a booking that is on its way",
  render: () => <BookingSkeleton />,
};

export const Confirmation: Story = {
  name: "Confirms a new request, with its reference and what to do first",
  args: { isNew: true },
};

export const Pending: Story = {
  name: "Pending: waits for the agency",
  args: { booking: aBooking({ holdExpiresAt: "2026-11-22T12:00:00.000Z" }) },
};

export const Reserved: Story = {
  name: "Reserved: is paid at the agency",
  args: { booking: aBooking({ status: "reserved", ...firm }) },
};

export const Deposit: Story = {
  name: "Deposit: says what is left to pay",
  args: { booking: aBooking({ status: "deposit", ...firm, payments: [payment(100, "stripe")] }) },
};

export const Paid: Story = {
  name: "Paid: shows the second driver and the options, too",
  args: {
    isGuest: false,
    booking: aBooking({
      status: "paid",
      ...firm,
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
  name: "Tells that a cancel request is open",
  args: {
    booking: aBooking({
      status: "reserved",
      ...firm,
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

export const Void: Story = {
  name: "Void: says until when the car is kept",
  args: { booking: aBooking({ status: "void", holdExpiresAt: "2026-11-20T12:30:00.000Z" }) },
};

export const Cancelled: Story = {
  name: "Cancelled: leads back to the search",
  args: { booking: aBooking({ status: "cancelled", ...firm }) },
};

export const LinkExpired: Story = {
  name: "Says what to do when a link no longer opens the booking",
  render: () => <BookingRefused code="not_allowed" hasToken signIn="/sign-in" />,
};

export const SignedOut: Story = {
  name: "Asks to sign in for a booking of an account",
  render: () => <BookingRefused code="not_signed_in" hasToken={false} signIn="/sign-in" />,
};

export const NotFound: Story = {
  name: "Says that there is no such booking",
  render: () => <BookingRefused code="not_found" hasToken signIn="/sign-in" />,
};

export const Offline: Story = {
  name: "Says that the booking is safe when it can't be fetched",
  render: () => <BookingFailed fault="network" onRetry={() => {}} />,
};
