import type { Meta, StoryObj } from "@storybook/react-vite";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import type { ReactElement } from "react";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aChangeQuote } from "#web/testing/data/aChangeQuote.ts";
import { aChangeRequest } from "@sayara/frontend/testing/data/aChangeRequest";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { ChangeForm } from "./ChangeForm.tsx";
import { ChangeSection } from "./ChangeSection.tsx";
import { type ChangeValues, changeValuesOf } from "./ChangeValues.ts";
import type { ChangeRules } from "./checkChange.ts";
import type { ChangeState } from "./useChange.ts";

const booking = aBooking({ status: "reserved", holdExpiresAt: null, guestConfirmation: null });
const [now, during] = [new Date("2026-11-20T14:00:00Z"), new Date("2026-12-02T14:00:00Z")];

const meta = {
  component: ChangeSection,
  title: "Pages/Booking/ChangeSection",
  args: { booking, viewer: linkHolder, now, withProof: (run) => run(), proof: null },
} satisfies Meta<typeof ChangeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dates: Story = { name: "Other dates may be asked for" };

export const Extension: Story = { name: "The rental may be extended", args: { now: during } };

export const Waiting: Story = {
  name: "A request waits for the agency",
  args: { booking: { ...booking, changeRequest: aChangeRequest() } },
};

export const Declined: Story = {
  name: "The agency has declined",
  args: {
    booking: {
      ...booking,
      changeRequest: aChangeRequest({ state: "declined", reason: "The car is due for service that day." }),
    },
  },
};

export const Lapsed: Story = {
  name: "Nobody answered in time",
  args: { booking: { ...booking, changeRequest: aChangeRequest({ state: "lapsed" }) } },
};

export const UsedUp: Story = {
  name: "No more requests are allowed",
  args: {
    booking: {
      ...booking,
      changeRequest: aChangeRequest({ state: "lapsed" }),
      unacceptedChangeRequests: 3,
    },
  },
};

const delivered = { ...booking, deliveryAddress: "Hôtel Majestic, 36 avenue de Paris, Tunis" };

export const WaitingWithoutDelivery: Story = {
  name: "A request to drop the delivery waits",
  args: {
    booking: { ...delivered, changeRequest: aChangeRequest({ kind: "dates", dropsDelivery: true }) },
  },
};

const values = changeValuesOf(booking, "Africa/Tunis");
const offer = {
  change: { from: booking.from, to: "2026-12-05T09:00:00.000Z" },
  response: aChangeQuote(),
  isNewPrice: false,
};
const renderForm = (
  changes: Partial<ChangeState>,
  kind: ChangeRules["kind"] = "extension",
  changed = booking,
): (() => ReactElement) =>
  function StoryForm() {
    const idle = { chooseDates: () => {}, send: () => {}, isSending: false, problem: null };
    const form: ChangeState["form"] = aForm<ChangeValues, unknown>(values);
    return (
      <ChangeForm
        changeState={{ form, values, offer: null, ...idle, ...changes }}
        rules={{ booking: changed, kind, now: kind === "dates" ? now : during, timeZone: "Africa/Tunis" }}
        proof={null}
        onClose={() => {}}
      />
    );
  };

export const LaterDropOff: Story = { name: "Asks for the new drop-off", render: renderForm({}) };

export const OtherDates: Story = { name: "Asks for the new dates", render: renderForm({}, "dates") };

export const Delivered: Story = {
  name: "Asks whether the delivery stays",
  render: renderForm(
    {
      form: aForm<ChangeValues, unknown>(changeValuesOf(delivered, "Africa/Tunis"), {
        errors: { delivery: "delivery_unavailable" },
      }),
    },
    "dates",
    delivered,
  ),
};

export const Invalid: Story = {
  name: "The drop-off is not later",
  render: renderForm({ form: aForm<ChangeValues, unknown>(values, { errors: { to: "date_invalid" } }) }),
};

export const Offered: Story = { name: "Shows the price before it is sent", render: renderForm({ offer }) };

export const Cheaper: Story = {
  name: "A lower total is refunded",
  render: renderForm({
    offer: { ...offer, response: aChangeQuote({ due: 0, refund: 106, difference: -106 }) },
  }),
};

export const NewPrice: Story = {
  name: "The price has changed meanwhile",
  render: renderForm({ offer: { ...offer, isNewPrice: true } }),
};
