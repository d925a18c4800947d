import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { someExtraOffers } from "#web/testing/data/someExtraOffers.ts";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { aSoldPromo } from "@sayara/domain/testing/aPromoCode";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { Checkout } from "./Checkout.tsx";
import { refusedProblem } from "./sending/checkoutMachine.ts";
import { ResultMailedNotice } from "./sending/ResultMailedNotice.tsx";
import { CheckoutRefused } from "./problems/CheckoutRefused.tsx";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { startValues } from "./driver/checkoutFields.ts";
import { noOptions } from "./price/ChosenRental.ts";
import type { PaymentOffer } from "./payment/paymentOffers.ts";

const response = aQuoteResponse({ car: { cancellation: 0, fullInsurance: -1, minimumLicenceYears: 2 } });
const filledValues = {
  ...startValues(null),
  "driver.fullName": "Amel Ben Salah",
  "driver.email": "amel@example.tn",
  "driver.phone": "20123456",
  "driver.birthDate": "1995-3-4",
  remindOfPayment: false,
  termsAccepted: true,
};
const askedAt = new Date("2026-11-20T12:00:00Z");
const chosen = { ...noOptions, theftProtection: true, additionalDriver: true };

const meta = {
  component: Checkout,
  title: "Pages/Checkout",
  args: {
    rental: {
      car: "hyundai-i20-tunis",
      pickup: "tunis-carthage",
      dropoff: "tunis-carthage",
      from: "2026-12-01T10:00",
      to: "2026-12-04T10:00",
      options: noOptions,
      extras: [],
    },
    response,
    quote: response.quote,
    options: noOptions,
    extras: [],
    delivery: false,
    collection: false,
    user: null,
    ...aForm(startValues(null)),
    email: "",
    captcha: { box: null, missing: null },
    state: { step: "editing", problem: null },
    requirements: {
      additionalDriver: false,
      delivery: false,
      collection: false,
      minimumAge: 21,
      minimumLicenceYears: 2,
      pickupDate: "2026-12-01",
    },
    focusOn: () => {},
    links: { results: "/search/tunis-carthage", signInHref: "/sign-in" },
    offers: [{ payment: "later", paidNow: 0 }],
    payment: "later",
    card: {
      url: null,
      isReady: false,
      invalid: {},
      focusOn: () => {},
      frame: { ref: createRef(), onReady: () => {}, onFields: () => {}, onCard: () => {} },
    },
    choosePayment: () => {},
    chooseOptions: () => {},
    chooseExtras: () => {},
    chooseService: () => {},
    promoCode: null,
    restoredPromo: null,
    applyPromo: () => Promise.resolve(null),
    acceptPrice: () => {},
    confirm: () => {},
    closeDialog: () => {},
  },
} satisfies Meta<typeof Checkout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  name: "Shows skeletons while the price loads",
  render: () => <CheckoutSkeleton />,
};

export const Guest: Story = {
  name: "Shows a guest the fields the agency needs, with no option chosen",
};

export const SignedIn: Story = {
  name: "Fills in the account's details",
  args: { user: aUser(), start: startValues(aUser()) },
};

export const WithOptions: Story = {
  name: "Adds the options to the ledger, and the fields of the additional driver",
  args: {
    options: chosen,
    quote: aQuoteResponse({ car: response.car, options: chosen }).quote,
    start: filledValues,
  },
};

const promo = aSoldPromo({ discount: { kind: "percentage", percentage: 15 } });
const withCode = aQuoteResponse({ car: response.car, promo });

export const PromoCode: Story = {
  name: "Shows the promo code that lowers the price, and offers to remove it",
  args: { response: withCode, quote: withCode.quote, promoCode: promo.code },
};

export const PromoRefused: Story = {
  name: "Says why the promo code no longer applies",
  args: {
    ...PromoCode.args,
    state: {
      step: "editing",
      problem: refusedProblem({
        code: "promo_refused",
        message: "",
        fields: { "rental.promoCode": "promo_used_up" },
      }),
    },
  },
};

const deliveryOffer = { price: 30, leadTimeHours: 24, inTime: true };
const delivered = aQuoteResponse({ car: response.car, delivery: deliveryOffer, delivered: true });
const needsAddress = { ...meta.args.requirements, delivery: true };

export const Delivery: Story = {
  name: "Offers delivery to an address, and asks for the address once it is chosen",
  args: {
    response: delivered,
    quote: delivered.quote,
    delivery: true,
    requirements: needsAddress,
    start: { ...filledValues, deliveryAddress: "12, rue de Marseille, Tunis" },
  },
};

const served = aQuoteResponse({
  car: response.car,
  delivery: deliveryOffer,
  delivered: true,
  collection: { price: 0, leadTimeHours: 12, inTime: true },
  collected: true,
});

export const DeliveryAndCollection: Story = {
  name: "Asks for both addresses once delivery and collection are chosen",
  args: {
    ...Delivery.args,
    response: served,
    quote: served.quote,
    collection: true,
    requirements: { ...needsAddress, collection: true },
    start: {
      ...filledValues,
      deliveryAddress: "12, rue de Marseille, Tunis",
      collectionAddress: "Hôtel Majestic, 36 avenue de Paris, Tunis",
    },
  },
};

export const DeliveryRefused: Story = {
  name: "Says beside the address why the delivery was refused, and keeps what was typed",
  args: {
    ...Delivery.args,
    errors: { deliveryAddress: "delivery_too_soon?hours=24" },
  },
};

export const DeliveryTooLate: Story = {
  name: "Says that it is too late for a delivery",
  args: {
    response: { ...response, delivery: { price: 0, leadTimeHours: 720, inTime: false } },
    start: filledValues,
  },
};

const { quote } = response;
// The gateway does not run beside Storybook, so its frame is an empty page.
const card = { ...meta.args.card, url: "data:text/html;charset=utf-8,<title>Card</title>" };
const readyCard = { ...card, isReady: true };
const offers: PaymentOffer[] = [
  { payment: "later", paidNow: 0 },
  { payment: "downPayment", paidNow: 63.6 },
  { payment: "full", paidNow: quote.total },
];

export const PaymentChoices: Story = {
  name: "Offers to pay later, a part now, or everything now, with the sums",
  args: { start: filledValues, offers, payment: "downPayment" },
};

export const PaymentSumUnknown: Story = {
  name: "Shows no down payment while its sum is requested for new options",
  args: {
    start: filledValues,
    offers: offers.map((offer) => (offer.payment === "downPayment" ? { ...offer, paidNow: null } : offer)),
    payment: "downPayment",
  },
};

export const CardFieldsLoading: Story = {
  name: "Says that the card's fields are loading, and lets the driver continue without them",
  args: { start: filledValues, offers, payment: "full", card },
};

export const CardFieldsReady: Story = {
  name: "Shows the card's fields in the payment step, and the sum on the button",
  args: { start: filledValues, offers, payment: "full", card: readyCard },
};

export const CardMistakes: Story = {
  name: "Lists invalid fields of the card between the driver's and the terms",
  args: {
    start: { ...filledValues, termsAccepted: false },
    errors: { "driver.phone": "phone_invalid", termsAccepted: "terms_required" },
    offers,
    payment: "full",
    card: { ...readyCard, invalid: { number: "card_number_invalid", securityCode: "required" } },
  },
};

export const Mistakes: Story = {
  name: "Lists missing and invalid fields with links to them",
  args: {
    start: { ...filledValues, termsAccepted: false },
    errors: {
      "driver.phone": "phone_invalid",
      "driver.birthDate": "driver_too_young?age=21",
      "driver.licenceSince": "required",
      termsAccepted: "terms_required",
    },
  },
};

const filled = { start: filledValues, email: filledValues["driver.email"] };

export const Confirming: Story = {
  name: "Asks for confirmation before the request is sent",
  args: { ...filled, state: { step: "confirming", isLost: false, askedAt } },
};

export const Sending: Story = {
  name: "Shows that the request is being sent and ignores presses",
  args: { ...filled, state: { step: "sending", isLost: false, askedAt } },
};

export const ConfirmingPayment: Story = {
  name: "Asks for confirmation before the card is charged",
  args: {
    ...filled,
    offers,
    payment: "downPayment",
    card: readyCard,
    state: { step: "confirming", isLost: false, askedAt },
  },
};

export const ConfirmingNextPage: Story = {
  name: "Asks for confirmation before a payment on the gateway's own page",
  args: { ...filled, offers, payment: "full", state: { step: "confirming", isLost: false, askedAt } },
};

export const OpeningPayment: Story = {
  name: "Shows that the payment is being opened and ignores presses",
  args: { ...filled, offers, payment: "full", state: { step: "sending", isLost: false, askedAt } },
};

export const CardRefused: Story = {
  name: "Says why the card was not charged, and keeps everything for another one",
  args: {
    ...filled,
    offers,
    payment: "full",
    card: readyCard,
    state: { step: "editing", problem: { kind: "cardRefused", failure: "insufficient_funds" } },
  },
};

export const HeldForPayment: Story = {
  name: "Links to the payment opened on this page, which holds the car",
  args: {
    ...filled,
    offers,
    payment: "full",
    state: {
      step: "editing",
      problem: {
        ...refusedProblem({ code: "car_taken", message: "" }),
        payment: "/checkout-session/session-1",
      },
    },
  },
};

export const PriceChanged: Story = {
  name: "Shows a changed price in both ledgers, with a button that accepts it",
  args: {
    ...filled,
    quote: aQuoteResponse({ car: { dailyPrice: 110 } }).quote,
    state: {
      step: "editing",
      problem: {
        kind: "priceChanged",
        before: response.quote,
        after: aQuoteResponse({ car: { dailyPrice: 110 } }).quote,
        wasConfirmed: true,
      },
    },
  },
};

export const CarTaken: Story = {
  name: "Links to the other cars when this one was taken",
  args: {
    ...filled,
    state: { step: "editing", problem: refusedProblem({ code: "car_taken", message: "" }) },
  },
};

export const EmailRegistered: Story = {
  name: "Links the owner of a registered address to the sign-in page",
  args: {
    ...filled,
    state: { step: "editing", problem: refusedProblem({ code: "email_registered", message: "" }) },
  },
};

export const SessionOver: Story = {
  name: "Leads a driver whose session has ended to the sign-in page",
  args: {
    ...filled,
    state: { step: "editing", problem: refusedProblem({ code: "not_signed_in", message: "" }) },
  },
};

export const TooManyRequests: Story = {
  name: "Shows how long to wait",
  args: {
    ...filled,
    state: {
      step: "editing",
      problem: refusedProblem({ code: "too_many_requests", message: "", retryAfter: 240 }),
    },
  },
};

export const TooManyHolds: Story = {
  name: "Shows that other requests are still open",
  args: {
    ...filled,
    state: { step: "editing", problem: refusedProblem({ code: "too_many_holds", message: "" }) },
  },
};

export const NotSent: Story = {
  name: "Shows that nothing was sent without a connection",
  args: { ...filled, state: { step: "editing", problem: { kind: "notSent", fault: "network" } } },
};

export const AnswerLost: Story = {
  name: "Says that a retry is safe when no answer arrived",
  args: { ...filled, state: { step: "lost", fault: "timeout" } },
};

export const Refused: Story = {
  name: "Shows why this car cannot be booked for these dates",
  render: () => <CheckoutRefused code="pickup_too_soon" results="/search" />,
};

const withExtras = aQuoteResponse({ extras: someExtraOffers, chosen: [{ extra: "seat", count: 2 }] });

export const Extras: Story = {
  name: "Offers the agency's extras with what is left, and prices the chosen ones",
  args: { response: withExtras, quote: withExtras.quote, extras: [{ extra: "seat", count: 2 }] },
};

export const ExtraTaken: Story = {
  name: "Says beside the extra how many are left",
  args: {
    ...Extras.args,
    state: {
      step: "editing",
      problem: {
        kind: "refused",
        code: "extra_taken",
        retryAfter: null,
        mayBeOwnHold: false,
        takenExtra: { id: "seat", message: "extra_taken?left=1" },
      },
    },
  },
};

export const RefusedDates: Story = {
  name: "Gives the reason for refused dates and links to near dates",
  render: () => (
    <CheckoutRefused
      code="pickup_too_soon"
      results="/search"
      rental={meta.args.rental}
      dates={{
        reason: "pickup_in_past",
        nearest: { from: "2026-12-01T10:00", to: "2026-12-04T10:00" },
      }}
    />
  ),
};

export const Begun: Story = {
  name: "Links back to the payment that holds the car",
  render: () => <CheckoutRefused code="car_taken" results="/search" payment="/checkout-session/session-1" />,
};

export const Incomplete: Story = {
  name: "Links to the search when the URL names no rental",
  render: () => <CheckoutRefused code={null} results="/" />,
};

export const Mailed: Story = {
  name: "Says that the link to the booking is mailed",
  render: () => <ResultMailedNotice email="amel@example.tn" />,
};
