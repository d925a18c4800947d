// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import type { userEvent } from "@testing-library/user-event";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { EditQuote } from "@sayara/api-client/contract/bookings/editBooking";
import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import { quoteDifference } from "@sayara/domain/receipt/quoteDifference";
import { anExtra } from "@sayara/domain/testing/anExtra";
import { afterEach, expect, test, vi } from "vitest";
import "@sayara/frontend/testing/stubMatchMedia";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { someExtraOffers } from "#web/testing/data/someExtraOffers.ts";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { openPart } from "@sayara/frontend/testing/openPart";
import { bookingAction } from "#web/pages/booking/Booking.action.ts";
import { shouldRevalidate } from "#web/pages/booking/Booking.route.tsx";
import { EditSection } from "./EditSection.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const normalizeSpaces = (text: string | null | undefined) =>
  text?.replaceAll("\u00a0", " ").replaceAll("\u202f", " ");
const withAmendments = { ...aBooking().options, amendments: true };

type Handlers = Parameters<typeof fakeApi>[0];

function renderSection(changes: Partial<BookingView>, handlers: Handlers = {}, now = "2026-11-20T14:00:00Z") {
  const booking = aBooking({ id, version: 3, status: "paid", options: withAmendments, ...changes });
  const { openApi, calls } = fakeApi(handlers);
  const onPaymentRequired = vi.fn();
  const toasts = watchToasts();
  const owners = { driverId: booking.driver.id, supplierId: booking.supplier.id };
  const viewer = viewerOf(aUser({ id: booking.driver.id }), owners);
  const tools = { withProof: (run: () => void) => run(), proof: null };
  const part = openPart(
    () => (
      <EditSection {...{ booking, viewer }} now={new Date(now)} tools={{ ...tools, onPaymentRequired }} />
    ),
    { at: `/booking?b=${id}`, openApi, action: bookingAction, shouldRevalidate },
  );
  const callsNamed = (name: string) => calls.filter((call) => call.name === name);
  return { ...part, booking, callsNamed, toasts, onPaymentRequired };
}

/** Returns the quote of an edit that adds theft protection. */
function quoteResponse(booking: BookingView, changes: Partial<EditQuote> = {}) {
  const { quote } = aQuoteResponse({ options: { ...booking.options, theftProtection: true } });
  const data: EditQuote = {
    quote,
    difference: 15,
    lines: quoteDifference(booking.quote, quote),
    dueNow: 15,
    refund: 0,
    dueLater: 0,
    changes: true,
    signedQuote: "signed",
    signedQuoteExpiresAt: "2026-11-20T14:20:00.000Z",
    ...changes,
  };
  return { ok: true, data } as never;
}

const session = {
  id: "session-1",
  gateway: "sandbox",
  display: "frame",
  url: "http://pay.test/1",
  amount: 15,
  currency: "TND",
  expiresAt: "2026-11-20T14:30:00.000Z",
} as const;

async function openForm(person: ReturnType<typeof userEvent.setup>) {
  await person.click(screen.getByRole("button", { name: "Change my booking…" }));
  return screen.findByRole("button", { name: "See the new price" });
}

test("the section explains why a booking without the amendments option or after pick-up cannot be edited, and is absent for a cancelled booking", () => {
  renderSection({ options: aBooking().options });
  expect(screen.getByText("Changes are not included in this booking.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
  cleanup();
  renderSection({}, {}, "2026-12-02T14:00:00Z");
  expect(screen.getByText("The pick-up time has passed.")).toBeTruthy();
  cleanup();
  renderSection({ status: "cancelled" });
  expect(screen.queryByRole("region")).toBeNull();
});

test("an edit shows the difference line by line with both ledgers, then opens the payment", async () => {
  const booking = aBooking({ options: withAmendments });
  const { person, callsNamed, onPaymentRequired, toasts, reload } = renderSection(
    {},
    {
      quoteEdit: () => quoteResponse(booking),
      updateBooking: () => ({ ok: true, data: { booking, paymentSession: session } }) as never,
    },
  );
  await person.click(await openForm(person).then(() => screen.getByRole("checkbox", { name: /Theft/ })));
  await person.click(screen.getByRole("button", { name: "See the new price" }));
  const table = await screen.findByRole("table", { name: "Difference, line by line" });
  const row = within(table).getByRole("row", { name: /Theft protection/ });
  expect(normalizeSpaces(row.textContent)).toMatch(
    /0 TND → 15 TND\+15 TND|0\.00 TND → 15\.00 TND\+15\.00 TND/,
  );
  expect(screen.getByRole("region", { name: "As booked" })).toBeTruthy();
  expect(screen.getByRole("region", { name: "After the change" })).toBeTruthy();
  expect(callsNamed("quoteEdit")[0]).toMatchObject({
    body: { version: 3, edit: { options: { theftProtection: true, additionalDriver: false } } },
  });
  await person.click(screen.getByRole("button", { name: /^Pay 15.* and change$/ }));
  await expect.poll(() => onPaymentRequired).toHaveBeenCalledWith(session);
  expect(callsNamed("updateBooking")[0]).toMatchObject({
    body: { id, version: 3, total: booking.quote.total + 15, signedQuote: "signed" },
  });
  expect(toasts()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

const seatLine = {
  extra: "seat",
  kind: "childSeat",
  name: anExtra().name,
  per: "day",
  unitPrice: 5,
  count: 1,
  quantity: 3,
  price: 15,
} as const;

test("[EX7] booked and offered extras can be changed; a refused extra shows how many are left", async () => {
  const booking = aBooking({ options: withAmendments });
  const { person, callsNamed } = renderSection(
    { quote: { ...booking.quote, extraLines: [seatLine] } },
    {
      car: () => ({
        ok: true,
        data: { car: booking.car, locations: [], meetingPlaces: [], photos: [], extras: someExtraOffers },
      }),
      quoteEdit: () => refuse(409, "extra_taken", { fields: { "edit.extras.1": "extra_taken?left=0" } }),
    },
  );
  const submit = await openForm(person);
  const seats = screen.getByRole<HTMLSelectElement>("combobox", { name: "Child seat" });
  expect(seats.value).toBe("1");
  await person.selectOptions(seats, "2");
  await person.selectOptions(screen.getByRole("combobox", { name: "Roof box" }), "1");
  await person.click(submit);
  expect(await screen.findByText("None is left on these dates.")).toBeTruthy();
  expect(callsNamed("quoteEdit")[0]).toMatchObject({
    body: {
      edit: {
        extras: [
          { extra: "seat", count: 2 },
          { extra: "box", count: 1 },
        ],
      },
    },
  });
  await person.selectOptions(screen.getByRole("combobox", { name: "Roof box" }), "0");
  expect(screen.queryByText("None is left on these dates.")).toBeNull();
});

test("[FE13] the address of a delivery can be changed, a refused address stays in its field, and the delivery can be removed", async () => {
  const booking = aBooking({ options: withAmendments });
  const place = { ...aPlace(), ...booking.pickupLocation };
  const details = { car: booking.car, locations: [place], meetingPlaces: [], photos: [] };
  const delivery = [{ place: place.id, price: 30, leadTimeHours: 24 }];
  const { person, callsNamed } = renderSection(
    { deliveryAddress: "12, rue de Marseille" },
    {
      car: () => ({ ok: true, data: { ...details, delivery } }),
      quoteEdit: () =>
        refuse(422, "delivery_unavailable", {
          fields: { "edit.deliveryAddress": "delivery_too_soon?hours=24" },
        }),
    },
  );
  const submit = await openForm(person);
  const address = screen.getByRole<HTMLInputElement>("textbox", { name: "Delivery address" });
  expect(address.value).toBe("12, rue de Marseille");
  await person.clear(address);
  await person.type(address, "3, avenue de Carthage");
  await person.click(submit);
  expect(await screen.findByText(/at least 24 hours before pick-up\.$/)).toBeTruthy();
  expect(address.value).toBe("3, avenue de Carthage");
  await person.click(screen.getByRole("checkbox", { name: "Delivery to an address" }));
  await person.click(submit);
  await expect.poll(() => callsNamed("quoteEdit")).toHaveLength(2);
  expect(callsNamed("quoteEdit")).toMatchObject([
    { body: { edit: { deliveryAddress: "3, avenue de Carthage" } } },
    { body: { edit: { deliveryAddress: null } } },
  ]);
});

test("an edit without an amount due applies immediately, and the page says what is refunded or left to pay", async () => {
  const booking = aBooking({ options: withAmendments });
  const { person, toasts, reload } = renderSection(
    {},
    {
      quoteEdit: () => quoteResponse(booking, { dueNow: 0, refund: 20, dueLater: 30 }),
      updateBooking: () => ({ ok: true, data: { booking, paymentSession: null } }) as never,
    },
  );
  await person.click(await openForm(person));
  expect(normalizeSpaces((await screen.findByText(/is returned to you/)).textContent)).toMatch(/^20/);
  expect(normalizeSpaces(screen.getByText(/Left to pay at the agency/).textContent)).toMatch(/30/);
  await person.click(screen.getByRole("button", { name: "Confirm the change" }));
  await expect.poll(toasts).toEqual(["Your booking is changed."]);
  expect(reload).toHaveBeenCalledOnce();
});

test("a refusal keeps the selection, and a changed field withdraws the offer", async () => {
  const booking = aBooking({ options: withAmendments });
  let isBooked = true;
  const { person } = renderSection(
    {},
    { quoteEdit: () => (isBooked ? refuse(409, "car_taken") : quoteResponse(booking)) },
  );
  const submit = await openForm(person);
  await person.click(screen.getByRole("checkbox", { name: /Theft/ }));
  await person.click(submit);
  expect((await screen.findByRole("alert")).textContent).toMatch(/taken for these dates/);
  expect((screen.getByRole("checkbox", { name: /Theft/ }) as HTMLInputElement).checked).toBe(true);
  isBooked = false;
  await person.click(submit);
  await screen.findByRole("table", { name: "Difference, line by line" });
  await person.click(screen.getByRole("checkbox", { name: /Theft/ }));
  expect(screen.queryByRole("table", { name: "Difference, line by line" })).toBeNull();
  expect(screen.getByRole("button", { name: "See the new price" })).toBeTruthy();
});

test("a fault while quoting or confirming shows the generic toast beside its notice", async () => {
  const booking = aBooking({ options: withAmendments });
  let isOffline = true;
  const failNetwork = () => Promise.reject(new TypeError("not reached"));
  const { person } = renderSection(
    {},
    {
      quoteEdit: () => (isOffline ? failNetwork() : quoteResponse(booking, { dueNow: 0 })),
      updateBooking: failNetwork,
    },
  );
  const submit = await openForm(person);
  const expectFaultOf = async (button: HTMLElement) => {
    const toasts = watchToasts();
    await person.click(button);
    expect((await screen.findByRole("alert")).textContent).toContain("No connection.");
    await expect.poll(toasts).toEqual(["An unhandled error occurred."]);
  };
  await expectFaultOf(submit);
  isOffline = false;
  await person.click(submit);
  await expectFaultOf(await screen.findByRole("button", { name: "Confirm the change" }));
});

test("after `price_changed`, a new quote is fetched and has to be confirmed again", async () => {
  const booking = aBooking({ options: withAmendments });
  const { person, callsNamed } = renderSection(
    {},
    {
      quoteEdit: () => quoteResponse(booking, { dueNow: 0 }),
      updateBooking: () => refuse(409, "price_changed"),
    },
  );
  await person.click(await openForm(person));
  await person.click(await screen.findByRole("button", { name: "Confirm the change" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/price has changed/);
  expect(callsNamed("quoteEdit")).toHaveLength(2);
  expect(screen.getByRole("button", { name: "Confirm the change" })).toBeTruthy();
});

test("the additional driver's details are required before anything is sent", async () => {
  const { person, callsNamed } = renderSection({}, { quoteEdit: () => refuse(500, "internal") });
  const submit = await openForm(person);
  await person.click(screen.getByRole("checkbox", { name: /Additional driver/ }));
  await person.click(submit);
  expect((await screen.findByRole("alert")).textContent).toMatch(/Full name/);
  expect(callsNamed("quoteEdit")).toEqual([]);
});

test("the additional driver's phone number is shown in groups of digits", async () => {
  const additionalDriver = {
    fullName: "Sami Ben Salah",
    email: "sami@example.tn",
    phone: "+21620123410",
    birthDate: "1990-03-14",
  };
  const { person } = renderSection({
    additionalDriver,
    options: { ...withAmendments, additionalDriver: true },
  });
  await openForm(person);
  expect(screen.getByLabelText("Phone")).toHaveProperty("value", "+216\u00a020\u00a0123\u00a0410");
});

test("an unpaid edit has a link to its payment", () => {
  renderSection({
    openEdit: {
      sessionId: "session-1",
      amount: 106,
      expiresAt: "2026-11-20T14:30:00.000Z",
      from: "2026-12-01T09:00:00.000Z",
      to: "2026-12-05T09:00:00.000Z",
      total: 424,
    },
  });
  expect(screen.getByRole("link", { name: /^Pay 106/ }).getAttribute("href")).toBe(
    "/checkout-session/session-1",
  );
  expect(screen.getByText("A change waits for its payment")).toBeTruthy();
});
