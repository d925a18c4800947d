import { someExtraOffers } from "#web/testing/data/someExtraOffers.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import type { ReactElement } from "react";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { EditForm } from "./EditForm.tsx";
import { EditSection } from "./EditSection.tsx";
import { type EditValues, editValuesOf } from "./EditValues.ts";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import type { EditState } from "./useEdit.ts";

const amendments = { ...aBooking().options, amendments: true };
const booking = aBooking({ status: "paid", options: amendments, holdExpiresAt: null });
const now = new Date("2026-11-20T14:00:00Z");
const { quote } = aQuoteResponse({ options: { ...amendments, theftProtection: true } });

const meta = {
  component: EditSection,
  title: "Pages/Booking/EditSection",
  args: {
    booking,
    viewer: linkHolder,
    now,
    tools: {
      withProof: (run) => run(),
      proof: null,
      onPaymentRequired: () => {},
    },
  },
} satisfies Meta<typeof EditSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = { name: "Offers the change" };

export const Refused: Story = {
  name: "Says why it cannot be changed",
  args: { booking: { ...booking, options: aBooking().options } },
};

export const Waiting: Story = {
  name: "Leads to the payment that a change waits for",
  args: {
    booking: {
      ...booking,
      openEdit: {
        sessionId: "session-1",
        amount: 106,
        expiresAt: "2026-11-20T14:30:00.000Z",
        from: "2026-12-01T09:00:00.000Z",
        to: "2026-12-05T09:00:00.000Z",
        total: 424,
      },
    },
  },
};

const values = editValuesOf(booking, "Africa/Tunis");
const form: EditState["form"] = aForm<EditValues, unknown>(values);
const pricedOffer = {
  edit: {
    pickupLocation: booking.pickupLocation.slug,
    dropOffLocation: booking.dropOffLocation.slug,
    from: booking.from,
    to: booking.to,
    options: {
      theftProtection: true,
      collisionDamageWaiver: false,
      fullInsurance: false,
      additionalDriver: false,
    },
  },
  response: {
    quote,
    difference: 15,
    lines: quoteDifference(booking.quote, quote),
    dueNow: 15,
    refund: 0,
    dueLater: 0,
    changes: true,
    signedQuote: "signed",
    signedQuoteExpiresAt: "2026-11-20T14:20:00.000Z",
  },
  isNewPrice: false,
};
const renderForm = (changes: Partial<EditState>): (() => ReactElement) =>
  function StoryForm() {
    return (
      <EditForm
        editState={{
          form,
          values,
          chooseDates: () => {},
          chooseExtras: () => {},
          extraErrors: {},
          offer: null,
          confirm: () => {},
          isConfirming: false,
          problem: null,
          ...changes,
        }}
        places={{
          pickup: [booking.pickupLocation],
          dropOff: [booking.dropOffLocation],
          extras: someExtraOffers,
          services: {
            delivery: [{ slug: booking.pickupLocation.slug, price: 30, leadTimeHours: 24 }],
            collection: [{ slug: booking.dropOffLocation.slug, price: 20, leadTimeHours: 0 }],
          },
        }}
        rules={{ booking, now, timeZone: "Africa/Tunis", minimumAge: 21 }}
        proof={null}
        onClose={() => {}}
      />
    );
  };

export const Form: Story = { name: "Asks what to change", render: renderForm({}) };

export const Invalid: Story = {
  name: "Keeps what was typed beside its errors",
  render: renderForm({
    values: { ...values, additionalDriver: true },
    form: {
      ...form,
      start: { ...values, additionalDriver: true, "additionalDriver.fullName": "Sami Trabelsi" },
      errors: { to: "booking_too_short?days=3", "additionalDriver.email": "required" },
    },
  }),
};

export const Taken: Story = {
  name: "Says that the car is taken",
  render: renderForm({
    form: { ...form, problem: { kind: "refused", code: "car_taken", retryAfter: null } },
  }),
};

export const Dearer: Story = {
  name: "A more expensive change must be paid first",
  render: renderForm({ offer: pricedOffer }),
};

export const Cheaper: Story = {
  name: "A cheaper change is refunded",
  render: renderForm({
    offer: { ...pricedOffer, response: { ...pricedOffer.response, dueNow: 0, refund: 15, difference: -15 } },
  }),
};

export const NewPrice: Story = {
  name: "The price has changed meanwhile",
  render: renderForm({ offer: { ...pricedOffer, isNewPrice: true } }),
};

export const Failed: Story = {
  name: "The change was not answered",
  render: renderForm({ offer: pricedOffer, problem: { kind: "fault", fault: "timeout" } }),
};

export const Nothing: Story = {
  name: "Nothing changes",
  render: renderForm({
    offer: {
      ...pricedOffer,
      response: { ...pricedOffer.response, changes: false, lines: [], difference: 0 },
    },
  }),
};
