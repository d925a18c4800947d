// @vitest-environment jsdom
import type { CheckoutRequest, checkout } from "@sayara/api-client/contract/checkout/checkout";
import type { PaymentState } from "@sayara/api-client/contract/payment/checkoutSession";
import type { QuoteResponse } from "@sayara/api-client/contract/search/quote";
import type { RefusalOf } from "@sayara/api-client/contract/defineEndpoint";
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import type { User } from "@sayara/domain/user/User";
import { aSoldPromo } from "@sayara/domain/testing/aPromoCode";
import { act, cleanup, render, screen, within, waitFor } from "@testing-library/react";
import { type UserEvent, userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissAll, showToast, useToasts } from "@sayara/frontend/toasts/useToasts";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { translate } from "@sayara/frontend/testing/translate";
import { aPayment } from "#web/testing/data/aPayment.ts";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { someExtraOffers } from "#web/testing/data/someExtraOffers.ts";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import type { ReadyCheckout } from "./Checkout.load.ts";
import { Checkout } from "./Checkout.tsx";
import { checkoutFormDraft } from "./checkoutFormDraft.ts";
import { storePromoCode } from "./promo/storedPromoCode.ts";
import { noOptions } from "./price/ChosenRental.ts";
import { useAttempt } from "./sending/useAttempt.ts";
import { useCheckout } from "./useCheckout.ts";
import { useCheckoutProblemText } from "./problems/CheckoutProblemNotice.tsx";

type Car = NonNullable<NonNullable<Parameters<typeof aQuoteResponse>[0]>["car"]>;

// jsdom is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  checkoutFormDraft.clear();
  useAttempt.setState({ unresolved: null });
  useToasts.setState({ toasts: [] });
});
afterEach(cleanup);

type CheckoutHandler = NonNullable<FakeHandlers["checkout"]>;
type CheckoutResult = Awaited<ReturnType<CheckoutHandler>> | "lost";

/**
 * Returns a fake API. Its checkouts return the test's responses in order, its quotes use the car's prices, and its
 * payment has the given state.
 */
function fakeCheckoutApi(
  car: Car,
  responses: CheckoutResult[],
  {
    dueNow,
    state,
    youngDriver,
    delivery,
    collection,
    keptHours,
  }: {
    dueNow: QuoteResponse["dueNow"];
    state: PaymentState["payment"];
    youngDriver: QuoteResponse["youngDriver"];
    delivery: QuoteResponse["delivery"];
    collection: QuoteResponse["collection"];
    keptHours: QuoteResponse["keptHours"];
  },
) {
  let currentCar = car;
  /** The down payment is a fifth of the total. */
  const priceFor = ({
    options,
    extras: chosen = [],
    delivery: delivered,
    collection: collected,
    driverAge,
    promoCode,
  }: Pick<CheckoutRequest["rental"], "options" | "extras" | "delivery" | "collection" | "promoCode"> & {
    driverAge?: number;
  }) => {
    const response = aQuoteResponse({
      car: currentCar,
      options,
      extras: someExtraOffers,
      chosen,
      delivered,
      collected,
      driverAge,
      ...(promoCode !== undefined && { promo: aSoldPromo({ code: promoCode }) }),
      ...(youngDriver && { youngDriver }),
      ...(delivery && { delivery }),
      ...(collection && { collection }),
      ...(keptHours && { keptHours }),
    });
    const full = response.quote.total;
    return dueNow === undefined ? response : { ...response, dueNow: { downPayment: full / 5, full } };
  };
  let isOffline = false;
  const failNetwork = () => Promise.reject(new TypeError("not reached"));
  const api = fakeApi({
    quote: ({ body }) => {
      if (isOffline) return failNetwork();
      if (body.promoCode === "UNKNOWN")
        return refuse(422, "promo_refused", { fields: { promoCode: "promo_unknown" } });
      return { ok: true, data: priceFor(body) };
    },
    checkout: () => {
      const response = responses[Math.min(sentRequests().length, responses.length) - 1] ?? "lost";
      return response === "lost" ? failNetwork() : response;
    },
    checkCheckoutSession: () => ({ ok: true, data: aPayment({ payment: state }) }),
  });
  const callsTo = (name: string) => api.calls.filter((call) => call.name === name);
  const sentRequests = () =>
    callsTo("checkout").map(({ body, idempotencyKey }) => ({
      body: body as CheckoutRequest,
      key: idempotencyKey,
    }));
  return {
    openApi: api.openApi,
    sentRequests,
    /** Returns the options of each requested quote. */
    quotedOptions: () => callsTo("quote").map(({ body }) => (body as { options: RentalOptions }).options),
    /** Changes the car's prices. */
    reprice: (newCar: Car) => {
      currentCar = newCar;
    },
    goOffline: () => {
      isOffline = true;
    },
  };
}

const bookedResponse = {
  ok: true,
  outcome: "booked",
  data: {
    bookingId: "5f0c1f0e-6b0f-4d39-9a56-0d5d0b8a9c11",
    reference: "SY-7K3Q9D",
    status: "pending",
    paymentSession: null,
    token: "a-token",
  },
} as const;
const refusalResponse = (code: RefusalOf<typeof checkout>, more = {}) =>
  ({ ok: false, refusal: { code, ...more } }) as const;

function open({
  car = {},
  user = null,
  responses = [bookedResponse],
  dueNow,
  cardFieldsUrl,
  paymentState = "paid",
  youngDriver,
  delivery,
  collection,
  keptHours,
}: {
  car?: Car;
  user?: User | null;
  responses?: CheckoutResult[];
  dueNow?: QuoteResponse["dueNow"];
  cardFieldsUrl?: string;
  paymentState?: PaymentState["payment"];
  youngDriver?: QuoteResponse["youngDriver"];
  delivery?: QuoteResponse["delivery"];
  collection?: QuoteResponse["collection"];
  keptHours?: QuoteResponse["keptHours"];
} = {}) {
  const api = fakeCheckoutApi(car, responses, {
    dueNow,
    state: paymentState,
    youngDriver,
    delivery,
    collection,
    keptHours,
  });
  const onBooked = vi.fn();
  const onPaymentOpened = vi.fn();
  const onPaymentMoved = vi.fn();
  const onChoice = vi.fn();
  const onStopped = vi.fn();
  const onSessionExpired = vi.fn();
  const start: ReadyCheckout = {
    state: "ready",
    rental: {
      car: "hyundai-i20-tunis",
      pickup: "tunis-carthage",
      dropoff: "tunis-carthage",
      from: "2026-12-01T10:00",
      to: "2026-12-04T10:00",
      options: noOptions,
      extras: [],
    },
    signed: {
      options: noOptions,
      extras: [],
      response: aQuoteResponse({
        car,
        extras: someExtraOffers,
        ...(dueNow && { dueNow }),
        ...(youngDriver && { youngDriver }),
        ...(delivery && { delivery }),
        ...(collection && { collection }),
        ...(keptHours && { keptHours }),
      }),
    },
    settings: { ...defaultSettings, ...(cardFieldsUrl !== undefined && { cardFieldsUrl }) },
  };
  function Page() {
    const problemText = useCheckoutProblemText();
    const checkout = useCheckout({
      start,
      user,
      language: "en",
      openApi: api.openApi,
      onSessionExpired,
      onChoice,
      onStarted: dismissAll,
      onStopped: onStopped.mockImplementation((state) => {
        const text = problemText(state);
        if (text !== null) showToast(text, "error");
      }),
      onBooked,
      onPaymentOpened,
      onPaymentMoved,
    });
    return (
      <Checkout {...checkout} user={user} links={{ results: "/search/tunis", signInHref: "/sign-in" }} />
    );
  }
  const view = render(
    <RoutedProviders>
      <Page />
    </RoutedProviders>,
  );
  return {
    ...api,
    ...view,
    onBooked,
    onPaymentOpened,
    onPaymentMoved,
    onChoice,
    onStopped,
    onSessionExpired,
    person: userEvent.setup(),
  };
}

/** Replaces the no-break space between amount and currency. */
const normalizeSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const total = () => normalizeSpaces(document.querySelector("tfoot td")?.textContent);
const fieldByLabel = (name: string) => screen.getByLabelText(name);
const sendButton = () => screen.getAllByText("Request this car")[0] ?? document.body;
const problem = async () => normalizeSpaces((await screen.findByRole("alert")).textContent);

/** Stores a draft with all of a guest's fields before the page is shown. */
function fillIn(year = "1995") {
  const values = {
    "driver.fullName": "Amel Ben Salah",
    "driver.email": "amel@example.tn",
    "driver.phone": "20123456",
    "driver.birthDate": `${year}-3-4`,
    termsAcceptedFor: "car-1",
  };
  for (const [name, text] of Object.entries(values)) checkoutFormDraft.store(name, text);
}

async function request(person: UserEvent) {
  await person.click(sendButton());
  await person.click(await screen.findByText("Send the request"));
}

test("no option is selected by default, and options that the car does not have are absent", () => {
  open({ car: { fullInsurance: -1, cancellation: 0 } });
  expect(screen.queryAllByRole("checkbox", { checked: true })).toEqual([]);
  expect(screen.queryByText("Full insurance")).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Cancellation" })).toBeNull();
  expect(screen.getByText("Included")).toBeTruthy();
  expect(total()).toBe("318 TND");
});

test("an included additional driver is listed, with a checkbox to enter the driver's details", async () => {
  const { person, onChoice } = open({ car: { additionalDriver: 0 } });
  await person.click(screen.getByRole("checkbox", { name: "Name an additional driver" }));
  expect(onChoice).toHaveBeenLastCalledWith({
    options: { ...noOptions, additionalDriver: true },
    extras: [],
  });
  expect(screen.queryByRole("checkbox", { name: "Additional driver" })).toBeNull();
});

test("selecting an option updates the total and the URL", async () => {
  const { person, onChoice } = open();
  await person.click(screen.getByRole("checkbox", { name: "Theft protection" }));
  expect(total()).toBe("333 TND");
  expect(onChoice).toHaveBeenLastCalledWith({
    options: { ...noOptions, theftProtection: true },
    extras: [],
  });
});

const seats = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Child seat" });

test("[EX4] [EX5] choosing an extra updates the total and the URL, limited by the pieces left and the maximum per rental", async () => {
  const { person, onChoice } = open();
  expect(
    within(seats())
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["0", "1", "2"]);
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Roof box" }).disabled).toBe(true);
  expect(screen.getByText("None left on these dates")).toBeTruthy();
  await person.selectOptions(seats(), "2");
  expect(total()).toBe("348 TND");
  expect(document.activeElement).toBe(seats());
  const extras = [{ extra: "seat", count: 2 }];
  expect(onChoice).toHaveBeenLastCalledWith({ options: noOptions, extras });
  await person.selectOptions(seats(), "0");
  expect(total()).toBe("318 TND");
});

test("[EX6] if an extra was taken in the meantime, the page shows how many are left, and fewer can be booked", async () => {
  fillIn();
  const taken = {
    ok: false,
    status: 409,
    refusal: {
      code: "extra_taken",
      message: "taken",
      fields: { "rental.extras.0": "extra_taken?left=1" },
    },
  } as const;
  const { person, sentRequests, onBooked } = open({ responses: [taken, bookedResponse] });
  await person.selectOptions(seats(), "2");
  await request(person);
  expect(await problem()).toContain("An extra is no longer free in this number");
  await waitFor(() => expect(screen.getByText("Only 1 is left on these dates.")).toBeTruthy());
  await person.selectOptions(seats(), "1");
  expect(screen.queryByText("Only 1 is left on these dates.")).toBeNull();
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests().map(({ body }) => [body.rental.extras, body.total])).toEqual([
    [[{ extra: "seat", count: 2 }], 348],
    [[{ extra: "seat", count: 1 }], 333],
  ]);
});

test("[PD2] [PD3] a promo code lowers the price and is sent with the request; a refused code shows the reason", async () => {
  fillIn();
  const usedUp = {
    ok: false,
    status: 422,
    refusal: { code: "promo_refused", message: "", fields: { "rental.promoCode": "promo_used_up" } },
  } as const;
  const { person, sentRequests, onBooked } = open({ responses: [usedUp, bookedResponse] });
  await person.click(screen.getByText("Do you have a promo code?"));
  const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Promo code" });
  const apply = () => person.click(screen.getByRole("button", { name: "Apply the code" }));
  await person.type(field, "a-b{Enter}");
  await waitFor(() => expect(screen.getByText(/has 4 to 20 letters/)).toBeTruthy());
  await person.clear(field);
  await person.type(field, "unknown");
  await apply();
  await waitFor(() => expect(screen.getByText("This agency has no such promo code.")).toBeTruthy());
  expect(total()).toBe("318 TND");
  await person.clear(field);
  await person.type(field, "ete 2027");
  await apply();
  await screen.findByText(/The price includes the promo code/);
  await waitFor(() => expect(total()).toBe("286.20 TND"));
  const removeButton = screen.getByRole("button", { name: "Remove the code" });
  await waitFor(() => expect(document.activeElement).toBe(removeButton));
  // The request is refused, because the code has been used up.
  await request(person);
  await waitFor(() => expect(screen.getByText("This promo code has been used up.")).toBeTruthy());
  await person.click(screen.getByRole("button", { name: "Remove the code" }));
  await waitFor(() => expect(total()).toBe("318 TND"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Promo code")));
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests().map(({ body }) => [body.rental.promoCode, body.total])).toEqual([
    ["ETE2027", 286.2],
    [undefined, 318],
  ]);
});

test("[PD2] a promo code survives a reload after a lost response, and the same request is sent again", async () => {
  fillIn();
  const { person, sentRequests, unmount } = open({ responses: ["lost"] });
  await person.click(screen.getByText("Do you have a promo code?"));
  await person.type(await screen.findByRole("textbox", { name: "Promo code" }), "ete 2027{Enter}");
  await screen.findByText(/The price includes the promo code/);
  await request(person);
  await problem();
  const [lost] = sentRequests();
  unmount();
  const again = open({ responses: [bookedResponse] });
  await screen.findByText(/The price includes the promo code/);
  await waitFor(() => expect(total()).toBe("286.20 TND"));
  await again.person.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(again.onBooked).toHaveBeenCalled());
  expect(lost?.body.rental.promoCode).toBe("ETE2027");
  expect(again.sentRequests()).toEqual([lost]);
});

test("[PD3] if a promo code no longer applies after a reload, the page shows the reason and the price without it", async () => {
  storePromoCode(aQuoteResponse().car.id, "UNKNOWN");
  open({});
  await screen.findByText("This agency has no such promo code.");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Promo code" }).value).toBe("UNKNOWN");
  expect(total()).toBe("318 TND");
});

const deliveryOffer = { price: 30, leadTimeHours: 24, inTime: true };
const deliveryBox = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "Delivery to an address" });
const addressField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Delivery address" });

test("[FE11] [FE12] a delivery changes the total and the URL and requires an address, which stays after a refusal", async () => {
  fillIn();
  const tooSoon = {
    ok: false,
    status: 422,
    refusal: {
      code: "delivery_unavailable",
      message: "too soon",
      fields: { deliveryAddress: "delivery_too_soon?hours=24" },
    },
  } as const;
  const { person, onChoice, sentRequests, onBooked } = open({
    delivery: deliveryOffer,
    responses: [tooSoon, bookedResponse],
  });
  expect(screen.queryByRole("textbox", { name: "Delivery address" })).toBeNull();
  await person.click(deliveryBox());
  expect(total()).toBe("348 TND");
  expect(document.activeElement).toBe(deliveryBox());
  expect(onChoice).toHaveBeenLastCalledWith({ options: noOptions, extras: [], delivery: true });
  await person.click(sendButton());
  await waitFor(() => expect(document.activeElement).toBe(addressField()));
  expect(addressField().getAttribute("aria-invalid")).toBe("true");
  expect(sentRequests()).toEqual([]);

  await person.type(addressField(), " 12, rue de Marseille\u200B ");
  await request(person);
  await waitFor(() => expect(screen.getByText(/at least 24 hours before pick-up\.$/)).toBeTruthy());
  expect(addressField().value).toContain("12, rue de Marseille");
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests().map(({ body }) => [body.rental.delivery, body.deliveryAddress, body.total])).toEqual([
    [true, "12, rue de Marseille", 348],
    [true, "12, rue de Marseille", 348],
  ]);
});

test("[FE15] a collection can be added to a delivery, has its own address, and shows its refusal beside its field", async () => {
  fillIn();
  const refused = {
    ok: false,
    status: 422,
    refusal: {
      code: "collection_unavailable",
      message: "too soon",
      fields: { collectionAddress: "collection_too_soon?hours=24" },
    },
  } as const;
  const { person, onChoice, sentRequests, onBooked } = open({
    delivery: deliveryOffer,
    collection: { ...deliveryOffer, price: 20 },
    responses: [refused, bookedResponse],
  });
  await person.click(deliveryBox());
  await person.type(addressField(), "12, rue de Marseille");
  await person.click(screen.getByRole("checkbox", { name: "Collection at an address" }));
  expect(total()).toBe("368 TND");
  expect(onChoice).toHaveBeenLastCalledWith({
    options: noOptions,
    extras: [],
    delivery: true,
    collection: true,
  });
  const collectionField = screen.getByRole<HTMLInputElement>("textbox", { name: "Collection address" });
  await person.type(collectionField, "3, avenue de Carthage");
  await request(person);
  expect(await screen.findByText(/at least 24 hours before drop-off\.$/)).toBeTruthy();
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests().at(-1)?.body).toMatchObject({
    rental: { delivery: true, collection: true },
    deliveryAddress: "12, rue de Marseille",
    collectionAddress: "3, avenue de Carthage",
    total: 368,
  });
});

test("[AV1, AV3] for a pick-up at an airport the flight number is optional, and the page states how long the car is kept", async () => {
  fillIn();
  const { person, sentRequests, onBooked } = open({ keptHours: { withoutArrival: 2, withArrival: 24 } });
  expect(screen.getByRole("heading", { name: "Your flight" })).toBeTruthy();
  expect(screen.getByText(/keeps the car for 24 hours after the pick-up time with a flight/)).toBeTruthy();
  const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Flight or ferry number" });
  await person.type(number, " af 1284 ");
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[0]?.body.arrival).toEqual({ number: "af 1284", time: null });
});

test("[FE11] without delivery no address is sent, and delivery cannot be chosen too close to pick-up", async () => {
  fillIn();
  checkoutFormDraft.store("deliveryAddress", "12, rue de Marseille");
  const { person, sentRequests, onBooked } = open({ delivery: { ...deliveryOffer, inTime: false } });
  expect(deliveryBox().disabled).toBe(true);
  expect(screen.getByText(/^Too late for this pick-up/)).toBeTruthy();
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[0]?.body).not.toHaveProperty("deliveryAddress");
  expect(sentRequests()[0]?.body.rental).not.toHaveProperty("delivery");
});

test("[FE9] a young driver's birth date changes the total before anything is sent, and an older driver's does not", async () => {
  fillIn("1995");
  const youngDriver = { underAge: 25, price: 10, per: "day", maximum: 25 } as const;
  const { person, sentRequests, onBooked } = open({ youngDriver });
  expect(total()).toBe("318 TND");
  const year = within(screen.getByRole("group", { name: "Date of birth" })).getByLabelText("Year");
  await person.clear(year);
  await person.type(year, "2003");
  await waitFor(() => expect(total()).toBe("343 TND"));
  expect(screen.getByText("Young driver")).toBeTruthy();
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[0]?.body).toMatchObject({ total: 343, driver: { birthDate: "2003-03-04" } });
});

test("submitting an empty form lists the missing fields and focuses the first", async () => {
  const { person, sentRequests } = open();
  await person.click(sendButton());
  expect(await problem()).toContain("Full name");
  expect(await problem()).toContain("Terms of use");
  await expect.poll(() => document.activeElement).toBe(fieldByLabel("Full name"));
  expect(screen.getAllByText("This field is required.")).toHaveLength(4);
  expect(sentRequests()).toEqual([]);
});

test("a field is validated on blur, and its error is removed once it is corrected", async () => {
  const { person } = open();
  await person.type(fieldByLabel("Email"), "amel@");
  await person.tab();
  expect(await screen.findByText(/This email address is not valid/)).toBeTruthy();
  await person.type(fieldByLabel("Email"), "example.tn");
  expect(screen.queryByText(/This email address is not valid/)).toBeNull();
});

test("the minimum age is shown beside the birth date of a driver who is too young", async () => {
  fillIn("2005");
  const { person } = open({ car: { minimumAge: 25 } });
  await person.click(sendButton());
  const group = screen.getByRole("group", { name: "Date of birth" });
  expect(await within(group).findByText(/at least 25 years old/)).toBeTruthy();
});

test("[VA7] the marketplace's minimum age applies to a car with a lower minimum age", async () => {
  fillIn("2007");
  const { person } = open({ car: { minimumAge: 18 } });
  await person.click(sendButton());
  const group = screen.getByRole("group", { name: "Date of birth" });
  expect(await within(group).findByText(/at least 21 years old/)).toBeTruthy();
});

test("the request is sent after the confirmation, with the total shown and the signed quote", async () => {
  fillIn();
  const { person, sentRequests, onBooked } = open();
  await person.click(screen.getByRole("checkbox", { name: "Cancellation" }));
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith(bookedResponse.data));
  expect(sentRequests()).toHaveLength(1);
  expect(sentRequests()[0]?.body).toMatchObject({
    rental: { options: { cancellation: true, theftProtection: false }, from: "2026-12-01T09:00:00.000Z" },
    total: 348,
    signedQuote: "a-signed-quote",
    driver: { email: "amel@example.tn", phone: "+21620123456", birthDate: "1995-03-04" },
    payment: "later",
  });
  expect(sessionStorage.getItem("sayara.checkout") ?? "").not.toContain("amel@example.tn");
});

test("a second press while sending is ignored", async () => {
  fillIn();
  const { person, sentRequests, onBooked } = open();
  await person.click(sendButton());
  await person.dblClick(await screen.findByText("Send the request"));
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()).toHaveLength(1);
});

test("closing the dialog sends nothing", async () => {
  fillIn();
  const { person, sentRequests } = open();
  await person.click(sendButton());
  await person.click(await screen.findByRole("button", { name: "Go back" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sentRequests()).toEqual([]);
  expect(fieldByLabel("Full name")).toHaveProperty("value", "Amel Ben Salah");
});

const wellBefore = "2026-11-20T12:00:00Z";

test.each([
  ["a guest", null, wellBefore, "open it within 2 hours, or the car becomes available again."],
  ["a signed-in driver", aUser(), wellBefore, "within 48 hours and keeps the car for you meanwhile."],
  ["a close pick-up", aUser(), "2026-11-30T12:00:00Z", "by Tue 1 Dec 2026, 08:00 at the latest"],
])("the dialog states the deadline for %s", async (_whose, user, now, promise) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-01T12:00:00Z") });
  try {
    fillIn();
    const { person } = open({ user });
    // The deadlines are counted from the time at which the dialog opens, not the page.
    vi.setSystemTime(new Date(now));
    await person.click(sendButton());
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText(/You pay at pick-up/).textContent).toContain(promise);
  } finally {
    vi.useRealTimers();
  }
});

test("the additional driver's fields are shown and required once that option is selected", async () => {
  fillIn();
  const { person, sentRequests, onBooked } = open();
  await person.click(screen.getByRole("checkbox", { name: "Additional driver" }));
  await person.click(sendButton());
  expect(await screen.findByText(/Full name \(additional driver\)/)).toBeTruthy();
  const second = within(screen.getByRole("region", { name: "Additional driver" }));
  await person.type(second.getByLabelText("Full name"), "Sami Trabelsi");
  await person.type(second.getByLabelText("Email"), "sami@example.tn");
  await person.type(second.getByLabelText("Phone"), "+33612345678");
  await person.type(second.getByLabelText("Day"), "1");
  await person.type(second.getByLabelText("Month"), "2");
  await person.type(second.getByLabelText("Year"), "1980");
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[0]?.body.additionalDriver).toEqual({
    fullName: "Sami Trabelsi",
    email: "sami@example.tn",
    phone: "+33612345678",
    birthDate: "1980-02-01",
  });
});

test("a changed price is shown in both ledgers, and one click accepts it and sends the request", async () => {
  fillIn();
  const { person, reprice, sentRequests, onBooked } = open({
    responses: [refusalResponse("price_changed"), bookedResponse],
  });
  await person.click(sendButton());
  await screen.findByRole("dialog");
  reprice({ dailyPrice: 110 });
  await person.click(screen.getByRole("button", { name: "Send the request" }));
  expect(await problem()).toContain("from 318 TND to 351 TND");
  expect(screen.getByText(/→/).textContent).toMatch(/^318.TND → 351.TND$/);
  const totals = ["The price you saw", "The price now"].map((title) =>
    normalizeSpaces(screen.getByRole("region", { name: title }).querySelector("tfoot td")?.textContent),
  );
  expect(totals).toEqual(["318 TND", "351 TND"]);
  expect(useToasts.getState().toasts).toEqual([]);
  expect(onBooked).not.toHaveBeenCalled();
  expect(fieldByLabel("Full name")).toHaveProperty("value", "Amel Ben Salah");
  await person.click(screen.getByRole("button", { name: /^Accept 351.TND and continue$/ }));
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests().map(({ body }) => body.total)).toEqual([318, 351]);
});

test("a price that changed before the dialog opens is accepted first, then confirmed in the dialog", async () => {
  fillIn();
  const { person, reprice, sentRequests, onBooked } = open();
  await person.click(screen.getByRole("checkbox", { name: "Cancellation" }));
  reprice({ dailyPrice: 110 });
  await person.click(sendButton());
  await person.click(await screen.findByRole("button", { name: /^Accept/ }));
  expect(sentRequests()).toEqual([]);
  await person.click(await screen.findByRole("button", { name: "Send the request" }));
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests().map(({ body }) => body.total)).toEqual([381]);
});

test.each(["captcha_required", "email_registered"] as const)(
  "%s notifies a signed-in driver that the session has ended, with a link to sign in",
  async (code) => {
    const user = aUser({ birthDate: "1995-03-04" });
    const { person, sentRequests, onSessionExpired } = open({ user, responses: [refusalResponse(code)] });
    await person.click(screen.getByRole("checkbox", { name: /I accept the terms/ }));
    await request(person);
    expect(await problem()).toContain("Your session has ended");
    const link = within(screen.getByRole("alert")).getByRole("link", { name: "Sign in" });
    expect(link.getAttribute("href")).toBe("/sign-in");
    expect(onSessionExpired).toHaveBeenCalledOnce();
    expect(sentRequests()).toHaveLength(1);
  },
);

test("a retry after a fault sends the same request with the same idempotency key", async () => {
  fillIn();
  const { person, sentRequests, onBooked } = open({ responses: ["lost", bookedResponse] });
  await request(person);
  expect(await problem()).toContain("never booked twice");
  await person.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[1]).toEqual(sentRequests()[0]);
  expect(useAttempt.getState().unresolved).toBeNull();
});

test("a changed request after a fault gets another idempotency key", async () => {
  fillIn();
  const { person, sentRequests, onBooked } = open({ responses: ["lost", bookedResponse] });
  await request(person);
  await problem();
  await person.type(fieldByLabel("Full name"), " Ep. Sassi");
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[1]?.key).not.toBe(sentRequests()[0]?.key);
});

test("a registered address shows an error with a link to sign in and keeps the typed values", async () => {
  fillIn();
  const { person } = open({ responses: [refusalResponse("email_registered")] });
  await request(person);
  expect(await screen.findByText(/This address has an account/)).toBeTruthy();
  expect(screen.getAllByRole("link", { name: "Sign in" })[0]?.getAttribute("href")).toBe("/sign-in");
  expect(fieldByLabel("Email")).toHaveProperty("value", "amel@example.tn");
  await person.type(fieldByLabel("Email"), "x");
  expect(screen.queryByText(/This address has an account/)).toBeNull();
});

test("a taken car links to other cars for these dates", async () => {
  fillIn();
  const { person } = open({ responses: [refusalResponse("car_taken")] });
  await request(person);
  const link = await screen.findByRole("link", { name: "See the other cars for these dates" });
  expect(link.getAttribute("href")).toBe("/search/tunis");
});

test.each<[string, CheckoutResult, string[]]>([
  ["a taken car", refusalResponse("car_taken"), []],
  ["a rate limit", refusalResponse("too_many_requests", { retryAfter: 240 }), []],
  ["a lost response", "lost", ["An unhandled error occurred."]],
])(
  "after %s the notice has the focus, and no toast repeats its message",
  async (_reason, response, texts) => {
    fillIn();
    const { person, onStopped } = open({ responses: [response] });
    await request(person);
    await problem();
    expect(onStopped).toHaveBeenCalledOnce();
    await expect.poll(() => document.activeElement?.contains(screen.getByRole("alert"))).toBe(true);
    expect(useToasts.getState().toasts.map(({ text }) => text)).toEqual(texts);
  },
);

test("without a connection, a toast also says that nothing was sent", async () => {
  fillIn();
  const { person, goOffline } = open();
  await person.click(screen.getByRole("checkbox", { name: "Cancellation" }));
  goOffline();
  await person.click(sendButton());
  await problem();
  expect(useToasts.getState().toasts).toMatchObject([
    { tone: "error", text: "An unhandled error occurred." },
  ]);
});

test("a new click removes the previous toast, which would cover the dialog on a phone", async () => {
  fillIn();
  const { person } = open({ responses: ["lost"] });
  await request(person);
  await problem();
  expect(useToasts.getState().toasts).toHaveLength(1);
  await person.click(sendButton());
  expect(useToasts.getState().toasts).toEqual([]);
});

test("a rate limit shows how long to wait", async () => {
  fillIn();
  const { person } = open({ responses: [refusalResponse("too_many_requests", { retryAfter: 240 })] });
  await request(person);
  expect(await problem()).toContain("Try again in 4 minutes.");
});

test("a field error from the server is shown beside its field", async () => {
  const fields = { "driver.birthDate": "driver_too_young?age=23" };
  fillIn();
  const { person } = open({ responses: [refusalResponse("driver_too_young", { fields })] });
  await request(person);
  const group = screen.getByRole("group", { name: "Date of birth" });
  expect(await within(group).findByText(/at least 23 years old/)).toBeTruthy();
  expect(useToasts.getState().toasts).toEqual([]);
});

test("a signed-in driver's details are filled in, and the email address is read-only", async () => {
  const { person, sentRequests, onBooked } = open({ user: aUser({ birthDate: "1995-03-04" }) });
  expect(fieldByLabel("Email")).toHaveProperty("readOnly", true);
  await person.click(screen.getByRole("checkbox", { name: /I accept the terms/ }));
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[0]?.body.driver).toMatchObject({
    fullName: "Amel Ben Salah",
    birthDate: "1995-03-04",
  });
});

test("a signed-in driver's booking uses the account's address, whatever was typed before signing in", async () => {
  fillIn();
  const user = aUser({ email: "account@example.tn" });
  const { person, sentRequests, onBooked } = open({ user });
  expect(fieldByLabel("Email")).toHaveProperty("value", user.email);
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests()[0]?.body.driver).toMatchObject({ email: user.email });
});

test("a signed quote is renewed silently a minute before it expires", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const { quotedOptions } = open();
    await act(() => vi.advanceTimersByTimeAsync(18 * 60_000));
    expect(quotedOptions()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(quotedOptions()).toEqual([noOptions]);
    expect(screen.queryByRole("alert")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

const dueNow = { downPayment: 63.6, full: 318 };
const paymentSession = {
  id: "session-1",
  gateway: "sandbox",
  display: "frame",
  url: "http://localhost:4100/pay/cs_1?l=en",
  amount: 63.6,
  currency: "TND",
  expiresAt: "2126-12-01T09:30:00Z",
} as const;
const openedResponse = {
  ...bookedResponse,
  data: { ...bookedResponse.data, status: "void", paymentSession },
} as const;
const confirmButton = (name: string | RegExp) =>
  within(screen.getByRole("dialog")).getByRole("button", { name });
async function findConfirmButton(name: string | RegExp) {
  await screen.findByRole("dialog");
  return confirmButton(name);
}
const payButton = () => screen.getAllByText("Continue to payment")[0] ?? document.body;

test("without online payment there is no choice of payment methods", () => {
  open();
  expect(screen.queryByRole("radio")).toBeNull();
  expect(screen.getByText(/no card is asked for/)).toBeTruthy();
});

test("each payment option states the amount charged now and the rest paid at the agency", async () => {
  const { person } = open({ dueNow });
  const names = screen
    .getAllByRole("radio")
    .map((radio) => normalizeSpaces(radio.closest("label")?.textContent));
  expect(names[0]).toContain("At the agency");
  expect(names[1]).toMatch(/down payment.*254.40 TND.*63.60 TND/);
  expect(names[2]).toMatch(/full amount.*318 TND/);
  expect(screen.getAllByRole("radio")[0]).toHaveProperty("checked", true);
  await person.click(screen.getByRole("radio", { name: /down payment/ }));
  expect(normalizeSpaces(document.body.textContent)).toContain("254.40 TND, after 63.60 TND paid online");
});

test("an agency that does not accept pay-later requests offers only online payment", () => {
  const supplier = { ...aQuoteResponse().car.supplier, payLater: false };
  open({ car: { supplier }, dueNow: { downPayment: null, full: 318 } });
  expect(screen.getAllByRole("radio")).toHaveLength(1);
  expect(payButton().textContent).toBe("Continue to payment");
});

test("a gateway with its own page opens after the dialog, and its session is created once", async () => {
  fillIn();
  const { person, sentRequests, onBooked, onPaymentOpened, onPaymentMoved } = open({
    dueNow,
    responses: [openedResponse],
  });
  await person.click(screen.getByRole("radio", { name: /down payment/ }));
  await person.dblClick(payButton());
  const dialog = await screen.findByRole("dialog", { name: /^Book, and pay 63.60.TND on the next page/ });
  expect(normalizeSpaces(dialog.textContent)).toMatch(
    /Total318 TND.*by card63.60 TND.*agency254.40 TND.*amel@example.tn/,
  );
  expect(sentRequests()).toEqual([]);
  await person.dblClick(confirmButton("Continue to payment"));
  await waitFor(() => expect(onPaymentMoved).toHaveBeenCalledWith(paymentSession));
  expect(onPaymentOpened).toHaveBeenCalledWith(openedResponse.data, paymentSession);
  expect(sentRequests().map(({ body }) => body.payment)).toEqual(["downPayment"]);
  expect(onBooked).not.toHaveBeenCalled();
  // Stored until the payment has arrived.
  expect(sessionStorage.getItem("sayara.checkout")).toContain("amel@example.tn");
});

test("a response lost while opening the payment is requested again with the same key", async () => {
  fillIn();
  const { person, sentRequests, onPaymentOpened } = open({ dueNow, responses: ["lost", openedResponse] });
  await person.click(screen.getByRole("radio", { name: /full amount/ }));
  await person.click(payButton());
  await person.click(await findConfirmButton("Continue to payment"));
  await person.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(onPaymentOpened).toHaveBeenCalled());
  expect(sentRequests()[1]).toEqual(sentRequests()[0]);
});

test("a gateway that does not respond has its own message, and another press opens the payment", async () => {
  fillIn();
  const { person, sentRequests, onPaymentOpened } = open({
    dueNow,
    responses: [refusalResponse("gateway_unavailable"), openedResponse],
  });
  await person.click(screen.getByRole("radio", { name: /full amount/ }));
  await person.click(payButton());
  await person.click(await findConfirmButton("Continue to payment"));
  const problemText = await problem();
  expect(problemText).toContain("The payment service does not answer at the moment");
  expect(problemText).toContain("Nothing has been booked by this request");
  expect(useAttempt.getState().unresolved).toBeNull();
  expect(fieldByLabel("Full name")).toHaveProperty("value", "Amel Ben Salah");
  await person.click(payButton());
  await person.click(await findConfirmButton("Continue to payment"));
  await waitFor(() => expect(onPaymentOpened).toHaveBeenCalled());
  expect(sentRequests()).toHaveLength(2);
});

const cardFieldsUrl = "http://localhost:4100/card";
const cardFrame = () => screen.getByTitle<HTMLIFrameElement>("Card details");

/** Posts a message like the gateway's frame. */
function post(message: object, origin = "http://localhost:4100") {
  const data = { source: "sayara-sandbox-gateway", session: "", ...message };
  window.dispatchEvent(new MessageEvent("message", { data, origin, source: cardFrame().contentWindow }));
}
const postFromFrame = (message: object, origin?: string) =>
  act(async () => {
    post(message, origin);
    await Promise.resolve();
  });

/** Opens the checkout as a guest who pays by card. `responses` contains the frame's replies, by command. */
async function openCard(
  responses: { check?: object; submit?: object[] } = {},
  {
    checkouts = [openedResponse],
    isFilledIn = true,
    state = "paid",
  }: { checkouts?: CheckoutResult[]; isFilledIn?: boolean; state?: PaymentState["payment"] } = {},
) {
  if (isFilledIn) fillIn();
  const view = open({ dueNow, cardFieldsUrl, paymentState: state, responses: checkouts });
  await view.person.click(screen.getByRole("radio", { name: /full amount/ }));
  await screen.findByTitle("Card details");
  const commands: object[] = [];
  const submits = [...(responses.submit ?? [{ type: "paid" }])];
  vi.spyOn(cardFrame().contentWindow ?? window, "postMessage").mockImplementation((command) => {
    commands.push(command);
    const response =
      command.type === "check" ? { type: "checked", invalid: responses.check ?? {} } : submits.shift();
    if (command.type !== "focus" && response) setTimeout(() => post(response));
  });
  const pay = async () => {
    await view.person.click(screen.getAllByRole("button", { name: /^Pay 318/ })[0] ?? document.body);
    await view.person.click(await findConfirmButton(/^Pay 318/));
  };
  return { ...view, commands, pay };
}

test("the card fields are in the payment step before the booking exists, with a message while they are loading", async () => {
  const { sentRequests } = await openCard();
  expect(cardFrame().src).toBe("http://localhost:4100/card?l=en&parent=http%3A%2F%2Flocalhost%3A3000");
  expect(screen.getByText("The card form is loading…")).toBeTruthy();
  expect(payButton().textContent).toBe("Continue to payment");
  await postFromFrame({ type: "ready", height: 212 }, "http://evil.example");
  expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull();
  await postFromFrame({ type: "ready", height: 212 });
  expect(screen.queryByText("The card form is loading…")).toBeNull();
  expect(screen.getAllByRole("button", { name: /^Pay 318/ })).not.toEqual([]);
  expect(sentRequests()).toEqual([]);
});

test("if the card fields fail to load, the driver continues on the payment page", async () => {
  const { person, onPaymentMoved } = await openCard();
  await person.click(payButton());
  await person.click(await findConfirmButton("Continue to payment"));
  await waitFor(() => expect(onPaymentMoved).toHaveBeenCalledWith(paymentSession));
});

test("after the dialog a card is charged for the new session, and the paid booking is shown", async () => {
  const { commands, pay, sentRequests, onBooked, onPaymentOpened } = await openCard();
  await postFromFrame({ type: "ready", height: 212 });
  await pay();
  await waitFor(() => expect(onBooked).toHaveBeenCalledWith(openedResponse.data));
  expect(commands).toEqual([{ type: "check" }, { type: "submit", url: paymentSession.url }]);
  expect(onPaymentOpened).toHaveBeenCalledOnce();
  expect(sentRequests()).toHaveLength(1);
  expect(sessionStorage.getItem("sayara.checkout") ?? "").not.toContain("amel@example.tn");
});

test("the driver's and the card's fields are validated together, and focus moves to the first error", async () => {
  const check = { number: "card_number_invalid", expiry: "required" };
  const { commands, person } = await openCard({ check }, { isFilledIn: false });
  await postFromFrame({ type: "ready", height: 212 });
  await person.click(screen.getAllByRole("button", { name: /^Pay 318/ })[0] ?? document.body);
  expect(await problem()).toMatch(/Please complete: .*Expiry date and Terms of use.*Card number/);
  expect(document.activeElement).toBe(fieldByLabel("Full name"));
  expect(commands).toEqual([{ type: "check" }]);
  await person.click(screen.getByRole("button", { name: "Card number" }));
  expect(commands.at(-1)).toEqual({ type: "focus", field: "number" });
  await postFromFrame({ type: "edited", field: "expiry" });
  expect(await problem()).not.toContain("Expiry date");
});

test.each([
  ["as the only error", "car-1"],
  ["with the terms not accepted", ""],
])("an invalid card %s receives focus, and no dialog opens", async (_title, termsAcceptedFor) => {
  fillIn();
  checkoutFormDraft.store("termsAcceptedFor", termsAcceptedFor);
  const { commands, person, sentRequests } = await openCard(
    { check: { expiry: "card_expired" } },
    { isFilledIn: false },
  );
  await postFromFrame({ type: "ready", height: 212 });
  await person.click(screen.getAllByRole("button", { name: /^Pay 318/ })[0] ?? document.body);
  await waitFor(() => expect(commands.at(-1)).toEqual({ type: "focus", field: "expiry" }));
  expect(document.activeElement).toBe(cardFrame());
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sentRequests()).toEqual([]);
});

test("the reason for a refused card is shown in the checkout, and another card pays the same booking", async () => {
  const submit = [{ type: "failed", failure: "insufficient_funds" }, { type: "paid" }];
  const { pay, sentRequests, onBooked, onPaymentMoved } = await openCard({ submit });
  await postFromFrame({ type: "ready", height: 212 });
  await pay();
  expect(await problem()).toMatch(/You have not been charged.*enough funds.*still held for you/);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
  expect(fieldByLabel("Full name")).toHaveProperty("value", "Amel Ben Salah");
  await pay();
  await waitFor(() => expect(onBooked).toHaveBeenCalledOnce());
  expect(sentRequests()).toHaveLength(1);
  expect(onPaymentMoved).not.toHaveBeenCalled();
});

test("changing the payment method after a refused card sends a new request; if the driver's own hold refuses it, the page links to the payment", async () => {
  const submit = [{ type: "failed", failure: "card_declined" }];
  const checkouts = [openedResponse, refusalResponse("car_taken")];
  const { pay, person, sentRequests } = await openCard({ submit }, { checkouts });
  await postFromFrame({ type: "ready", height: 212 });
  await pay();
  await problem();
  await person.click(screen.getByRole("radio", { name: /At the agency/ }));
  await request(person);
  await waitFor(() => expect(sentRequests()).toHaveLength(2));
  expect(sentRequests()[1]?.body.payment).toBe("later");
  expect(sentRequests()[1]?.key).not.toBe(sentRequests()[0]?.key);
  const link = await screen.findByRole("link", { name: "Continue to payment" });
  expect(link.getAttribute("href")).toBe(`/checkout-session/${paymentSession.id}`);
});

test.each([
  { type: "challenge" },
  { type: "expired" },
  { type: "failed", failure: "gateway_timeout" },
  // The frame shows another page.
  { type: "ready", height: 212 },
])("after %o from the frame, the payment continues on the payment page", async (response) => {
  const { pay, onBooked, onPaymentMoved } = await openCard({ submit: [response] });
  await postFromFrame({ type: "ready", height: 212 });
  await pay();
  await waitFor(() => expect(onPaymentMoved).toHaveBeenCalledWith(paymentSession));
  expect(onBooked).not.toHaveBeenCalled();
});

test("if the frame reports a payment that the API does not confirm, the payment continues on the payment page", async () => {
  const { pay, onBooked, onPaymentMoved } = await openCard({}, { state: "open" });
  await postFromFrame({ type: "ready", height: 212 });
  await pay();
  await waitFor(() => expect(onPaymentMoved).toHaveBeenCalledWith(paymentSession));
  expect(onBooked).not.toHaveBeenCalled();
});

test("Enter in a card field submits the form", async () => {
  const { commands } = await openCard();
  await postFromFrame({ type: "ready", height: 212 });
  await postFromFrame({ type: "entered" });
  await screen.findByRole("dialog", { name: /^Pay 318.TND and book\?$/ });
  expect(commands).toEqual([{ type: "check" }]);
});

test("after options change, the down payment is the server's new amount", async () => {
  const { person } = open({ dueNow });
  await person.click(screen.getByRole("checkbox", { name: "Theft protection" }));
  const label = () =>
    normalizeSpaces(screen.getByRole("radio", { name: /down payment/ }).closest("label")?.textContent);
  expect(label()).not.toContain("63.60");
  await waitFor(() => expect(label()).toContain("66.60 TND"));
});

test("the selected payment option survives a reload", async () => {
  const firstVisit = open({ dueNow });
  await firstVisit.person.click(screen.getByRole("radio", { name: /full amount/ }));
  firstVisit.unmount();
  open({ dueNow });
  expect(screen.getByRole("radio", { name: /full amount/ })).toHaveProperty("checked", true);
});

test("[NO8] the reminder of an unfinished payment is off by default, offered only for online payments, and survives a reload", async () => {
  fillIn();
  const name = /do not finish paying/;
  const firstVisit = open({ dueNow });
  expect(screen.queryByRole("checkbox", { name })).toBeNull();
  await firstVisit.person.click(screen.getByRole("radio", { name: /full amount/ }));
  expect(screen.getByRole("checkbox", { name })).toHaveProperty("checked", false);
  await firstVisit.person.click(screen.getByRole("checkbox", { name }));
  firstVisit.unmount();
  const { person, sentRequests, onPaymentOpened } = open({ dueNow, responses: [openedResponse] });
  expect(screen.getByRole("checkbox", { name })).toHaveProperty("checked", true);
  await person.click(payButton());
  await person.click(await findConfirmButton("Continue to payment"));
  await waitFor(() => expect(onPaymentOpened).toHaveBeenCalled());
  expect(sentRequests()[0]?.body.remindOfPayment).toBe(true);
});

test("[NO8] an unticked reminder is not requested, and a pay-later request never includes it", async () => {
  fillIn();
  const unticked = open({ dueNow, responses: [openedResponse] });
  await unticked.person.click(screen.getByRole("radio", { name: /full amount/ }));
  await unticked.person.click(payButton());
  await unticked.person.click(await findConfirmButton("Continue to payment"));
  await waitFor(() => expect(unticked.onPaymentOpened).toHaveBeenCalled());
  expect(unticked.sentRequests()[0]?.body).not.toHaveProperty("remindOfPayment");
  unticked.unmount();
  checkoutFormDraft.store("remindOfPaymentFor", "car-1");
  checkoutFormDraft.store("payment", "later");
  const payLater = open({ dueNow });
  await request(payLater.person);
  await waitFor(() => expect(payLater.onBooked).toHaveBeenCalled());
  expect(payLater.sentRequests()[0]?.body).not.toHaveProperty("remindOfPayment");
});

test("on a page translated by the browser, the card form's state and the button's amount stay current", async () => {
  translate();
  const { person } = open({ dueNow, cardFieldsUrl });
  await expect.poll(() => document.querySelector("font")).not.toBeNull();
  await person.click(screen.getByRole("radio", { name: /full amount/ }));
  await screen.findByText("The card form is loading…");
  await postFromFrame({ type: "ready", height: 212 });
  await person.click(screen.getByRole("checkbox", { name: "Theft protection" }));
  const buttons = () => screen.queryAllByRole("button", { name: /^(Pay|Continue|Request)/ });
  await expect
    .poll(() => new Set(buttons().map(({ textContent }) => normalizeSpaces(textContent))))
    .toEqual(new Set(["Pay 333 TND"]));
  expect(screen.queryByText("The card form is loading…")).toBeNull();
});

test("on a page translated by the browser, every amount follows the options and the request is sent", async () => {
  translate();
  fillIn();
  const { person, sentRequests, onBooked } = open();
  await expect.poll(() => document.querySelector("font")).not.toBeNull();
  await person.click(screen.getByRole("checkbox", { name: "Theft protection" }));
  await expect.poll(total).toBe("333 TND");
  // Only the line item of the rental days still shows the earlier amount.
  const occurrences = (sum: number) => document.body.textContent.split(`${sum}\u00A0TND`).length - 1;
  await expect.poll(() => [occurrences(318), occurrences(333)]).toEqual([1, 6]);
  expect(document.querySelectorAll("font").length).toBeGreaterThan(50);
  await request(person);
  await waitFor(() => expect(onBooked).toHaveBeenCalled());
  expect(sentRequests().map(({ body }) => body.total)).toEqual([333]);
});

test.each<[string, object, RegExp]>([
  ["by the bank", { type: "failed", failure: "card_expired" }, /The card has expired/],
  ["by the card's fields", { type: "fields", invalid: { expiry: "card_expired" } }, /Expiry date/],
])(
  "a card refused %s has one message in the page and no toast, and the previous toast is removed",
  async (_by, response, message) => {
    const { pay, commands } = await openCard({ submit: [response] });
    await postFromFrame({ type: "ready", height: 212 });
    showToast("An unhandled error occurred.", "error");
    await pay();
    expect(await problem()).toMatch(message);
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(commands).toContainEqual({ type: "submit", url: paymentSession.url });
    expect(useToasts.getState().toasts).toEqual([]);
  },
);
