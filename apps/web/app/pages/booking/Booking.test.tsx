// @vitest-environment jsdom
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import type { RentalContracts } from "@sayara/domain/supplier/RentalContracts";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { FormEvent } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openPart } from "@sayara/frontend/testing/openPart";
import { bookingAction } from "./Booking.action.ts";
import { shouldRevalidate } from "./Booking.route.tsx";
import { Booking } from "./Booking.tsx";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";
import type { BookingFiles } from "@sayara/frontend/booking/documents/useBookingFiles";
import type { Confirmation } from "./confirmation/useConfirmation.ts";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import type { ResentConfirmation } from "./confirmation/ResentConfirmation.ts";
import type { BookingActions } from "./actions/useBookingActions.ts";
import type { MailboxProof } from "./actions/useMailboxProof.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

/** Replaces the no-break space between amount and currency. */
const normalizeSpaces = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

const idle: Confirmation = { confirm: () => {}, isSending: false, isDone: false, problem: null };
const idleProof: MailboxProof = {
  action: null,
  sentTo: null,
  code: "",
  changeCode: () => {},
  isMailing: false,
  isProving: false,
  isWrong: false,
  problem: null,
  mail: () => {},
  submit: (event) => event.preventDefault(),
};
const idleResendForm = aForm<EmailValues, ResentConfirmation>({ email: "amel@example.tn" });
const idleFiles: BookingFiles = { save: () => {}, saving: [], problem: null };
// jsdom has no `matchMedia`.
vi.stubGlobal("matchMedia", () => ({ matches: false }));

/** Returns the page for the given options. */
function view(
  changes: Partial<BookingView> = {},
  {
    isNew = false,
    confirmation = idle,
    files = idleFiles,
    isByLink = false,
    resendForm = idleResendForm,
    actions = {} as Partial<BookingActions>,
    agencyPhone = "+21671000111" as string | null,
    agencyAddress = "12 avenue Habib Bourguiba, Tunis" as string | null,
    contracts = {} as RentalContracts,
    storedAt = null as string | null,
    reload = () => {},
  } = {},
) {
  const { position } = aPlace();
  return (
    <RoutedProviders>
      <Booking
        booking={aBooking(changes)}
        positions={{ pickup: position, dropOff: undefined }}
        agencyPhone={agencyPhone}
        agencyAddress={agencyAddress}
        contracts={contracts}
        storedAt={storedAt}
        files={files}
        isByLink={isByLink}
        resendForm={resendForm}
        isNew={isNew}
        now={new Date("2026-11-20T12:00:00Z")}
        confirmation={confirmation}
        actions={{ payOnline: null, revocation: null, proof: idleProof, ...actions }}
        reload={reload}
      />
    </RoutedProviders>
  );
}

const open = (...args: Parameters<typeof view>) => render(view(...args));

test("after the drop-off the page says that the rental is over and mentions no payment at pick-up", async () => {
  open({ status: "reserved", guestConfirmation: null, holdExpiresAt: null, to: "2026-11-19T09:00:00.000Z" });
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Your rental is over");
  expect(document.body.textContent).toContain("It ended on Thu 19 Nov 2026, 10:00.");
  expect(document.body.textContent).not.toContain("You pay when you pick up");
});

test("a car without a deposit mentions none at pick-up", async () => {
  const car = { ...aBooking().car, deposit: 0 };
  open({ status: "reserved", guestConfirmation: null, holdExpiresAt: null, car });
  const steps = await screen.findByRole("region", { name: "What happens next" });
  expect(steps.textContent).toContain("Bring your driving licence and your identity card or passport.");
});

test("a map shows the places, except without a connection", () => {
  open({ status: "reserved" });
  expect(screen.getByRole("button", { name: "Show the map" })).toBeTruthy();
  cleanup();
  open({ status: "reserved" }, { storedAt: "2026-11-20T11:00:00.000Z" });
  expect(screen.queryByRole("button", { name: "Show the map" })).toBeNull();
});

test("[PL1] a booking shows the four facts to know before paying", async () => {
  open();
  const strip = await screen.findByRole("region", { name: "Good to know before you pay" });
  expect(within(strip).getAllByRole("term").length).toBe(4);
});

test("a signed-in driver's new booking shows its reference and the next steps", () => {
  open({ guestConfirmation: null, holdExpiresAt: "2026-11-22T12:00:00.000Z" }, { isNew: true });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your request is on its way, Amel");
  expect(screen.getByText("SY-7K3Q9D")).toBeTruthy();
  const [first] = screen.getByRole("region", { name: "What happens next" }).querySelectorAll("li");
  expect(first?.textContent).toContain("By Sun 22 Nov 2026, 13:00");
});

test("without a connection the page shows when its copy was stored, and only the voucher can be opened", async () => {
  let saveCount = 0;
  open(
    {
      status: "reserved",
      holdExpiresAt: null,
      guestConfirmation: null,
      dueNow: { downPayment: null, full: 318 },
    },
    {
      storedAt: "2026-11-20T11:00:00.000Z",
      files: { ...idleFiles, save: () => (saveCount += 1) },
      actions: { payOnline: { pay: () => {}, opening: null, problem: null } },
    },
  );
  expect(screen.getByRole("status").textContent).toContain("Your booking as of Fri 20 Nov 2026, 12:00");
  const isDisabled = (name: string | RegExp) =>
    screen.getByRole<HTMLButtonElement>("button", { name }).matches(":disabled");
  expect(isDisabled(/^Pay 318/)).toBe(true);
  expect(isDisabled("Add to calendar")).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Voucher (PDF)" }));
  expect(saveCount).toBe(1);
});

test("without a connection the page reloads as soon as the connection is back", async () => {
  let reloadCount = 0;
  open({ status: "reserved" }, { storedAt: "2026-11-20T11:00:00.000Z", reload: () => (reloadCount += 1) });
  window.dispatchEvent(new Event("online"));
  expect(reloadCount).toBe(1);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(reloadCount).toBe(2);
});

test("a guest's new booking starts with the confirmation that is still required", () => {
  open({}, { isNew: true });
  const hero = screen.getByRole("region", { name: "Last step: confirm by email before 15:00" });
  expect(hero.textContent).toContain("amel@example.tn");
  expect(hero.textContent).toContain("2 h 0 min left");
  expect(screen.queryByRole("button", { name: "Confirm my request" })).toBeNull();
  expect(document.body.textContent).not.toContain("has received it and keeps");
  const [first] = screen.getByRole("region", { name: "What happens next" }).querySelectorAll("li");
  expect(first?.textContent).toContain("Before Fri 20 Nov 2026, 15:00");
});

test("the page opened by the mailed link starts with the confirm button", async () => {
  let confirmCount = 0;
  open({ mayConfirm: true }, { confirmation: { ...idle, confirm: () => (confirmCount += 1) } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Confirm your request before 15:00");
  const [first] = screen.getAllByRole("button");
  expect(first?.textContent).toBe("Confirm my request");
  if (first) await userEvent.click(first);
  expect(confirmCount).toBe(1);
});

test("a failed confirmation shows an error beside its button", () => {
  const problem = { kind: "fault", fault: "network" } as const;
  open({ mayConfirm: true }, { confirmation: { ...idle, problem } });
  expect(screen.getByRole("alert").textContent).toContain("Your confirmation has not arrived");
  expect(screen.getByRole("button", { name: "Confirm my request" })).toBeTruthy();
});

test("a successful confirmation is shown and receives focus", () => {
  const confirmedByGuest = { guestConfirmation: "given", holdExpiresAt: "2026-11-22T12:00:00.000Z" } as const;
  open(confirmedByGuest, { confirmation: { ...idle, isDone: true } });
  const hero = screen.getByRole("region", { name: /^It’s sent, Amel\. .* will answer by / });
  expect(document.activeElement).toBe(hero);
});

test("a used link shows the booking's current status", () => {
  open({ guestConfirmation: "given", holdExpiresAt: "2026-11-22T12:00:00.000Z" });
  expect(screen.queryByRole("button", { name: "Confirm my request" })).toBeNull();
  expect(screen.queryByText("Still to do")).toBeNull();
});

test("an expired request says so and links to the same search", () => {
  open({ status: "cancelled", cancelledBy: "system", holdExpiresAt: null });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The time to confirm is over");
  const searchLink = screen.getByRole("link", { name: "Find another car" });
  expect(searchLink.getAttribute("href")).toContain("from=2026-12-01T10:00");
});

test("the countdown shows minutes, then seconds, and calls back at zero", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  try {
    let reloads = 0;
    open({ holdExpiresAt: "2026-11-20T12:11:30.000Z" }, { reload: () => (reloads += 1) });
    const timer = screen.getByRole("timer");
    expect(timer.textContent).toBe("12 min left");
    act(() => vi.advanceTimersByTime(31_000));
    expect(timer.textContent).toBe("11 min left");
    act(() => vi.advanceTimersByTime(60_000));
    expect(timer.textContent).toBe("10 min 0 s left");
    act(() => vi.advanceTimersByTime(1000));
    expect(timer.textContent).toBe("9 min 59 s left");
    for (let second = 0; second < 600; second++) act(() => vi.advanceTimersByTime(1000));
    expect(reloads).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test("only a recorded payment counts as paid", () => {
  open({ status: "paid", holdExpiresAt: null });
  const payments = () => normalizeSpaces(screen.getByRole("region", { name: "Payments" }).textContent);
  expect(payments()).toContain("Nothing has been paid yet");
  cleanup();
  const payment = { id: "p", amount: 318, gateway: null, reference: null, at: "2026-11-20T12:00:00Z" };
  open({ status: "paid", holdExpiresAt: null, payments: [payment] });
  expect(payments()).toContain("318");
  expect(payments()).not.toContain("To pay at the agency");
});

test("two buttons beside the agency's phone save the booking's files", async () => {
  const save = vi.fn();
  open({ status: "reserved", holdExpiresAt: null }, { files: { ...idleFiles, save } });
  const section = screen.getByRole("region", { name: "To keep at hand" });
  await userEvent.click(screen.getByRole("button", { name: "Voucher (PDF)" }));
  await userEvent.click(screen.getByRole("button", { name: "Add to calendar" }));
  expect(save.mock.calls).toEqual([["voucher"], ["calendar"]]);
  const phone = screen.getByRole("link", { name: "+216\u00a071\u00a0000\u00a0111" });
  expect(phone.getAttribute("href")).toBe("tel:+21671000111");
  // A token in a link would appear in the browser's list of downloads.
  expect(section.querySelector("a[href*='voucher'], a[href*='token']")).toBeNull();
});

test("a download in progress blocks a second press, and a failed one shows the reason", () => {
  open({ status: "reserved" }, { files: { ...idleFiles, saving: ["voucher"] } });
  expect(screen.getByRole("button", { name: "Preparing…" }).getAttribute("aria-busy")).toBe("true");
  cleanup();
  open({ status: "reserved" }, { files: { ...idleFiles, problem: { kind: "fault", fault: "network" } } });
  expect(screen.getByRole("alert").textContent).toContain("The file could not be saved");
  expect(screen.getByRole("button", { name: "Voucher (PDF)" })).toBeTruthy();
});

test("the driver's phone number is shown in groups of digits", () => {
  open();
  const driver = screen.getByRole("region", { name: "Driver" });
  expect(normalizeSpaces(driver.textContent)).toContain("Phone+216 20 123 456");
});

test.each(["void", "cancelled"] as const)("a %s booking offers no files", (status) => {
  open({ status, holdExpiresAt: null });
  expect(screen.queryByRole("button", { name: "Voucher (PDF)" })).toBeNull();
});

test("copies the reference", async () => {
  const person = userEvent.setup();
  open();
  await person.click(screen.getByRole("button", { name: "Copy the reference" }));
  expect(await navigator.clipboard.readText()).toBe("SY-7K3Q9D");
  expect(screen.getByText("Copied")).toBeTruthy();
});

test("shows the booked price and the amount left to pay", () => {
  open({
    payments: [{ id: "p", amount: 100, gateway: null, reference: null, at: "2026-11-20T12:00:00Z" }],
    status: "deposit",
  });
  expect(normalizeSpaces(document.querySelector("tfoot td")?.textContent)).toBe("318 TND");
  expect(normalizeSpaces(screen.getByRole("region", { name: "Payments" }).textContent)).toContain(
    "To pay at the agency218 TND",
  );
});

test("links a place to its map if its coordinates are known", () => {
  open();
  const maps = screen.getAllByRole("link", { name: /Map of/ });
  expect(maps).toHaveLength(1);
  expect(maps[0]?.getAttribute("rel")).toBe("noreferrer");
  expect(maps[0]?.getAttribute("href")).toContain("mlat=36.851");
});

test("a cancelled booking links to the search", () => {
  open({ status: "cancelled", holdExpiresAt: null });
  expect(screen.queryByText("What happens next")).toBeNull();
  expect(screen.getByRole("link", { name: "Find another car" })).toBeTruthy();
  expect(screen.queryByText("To pay at the agency")).toBeNull();
});

const acceptedRequest = {
  requestedAt: "2026-11-20T13:00:00Z",
  requestedBy: "user-1",
  acceptedAt: "2026-11-20T14:00:00Z",
  acceptedBy: null,
  declinedAt: null,
  declinedBy: null,
};

test.each([
  [{ cancelledBy: "agency" }, "Jasmin Rent has cancelled your booking"],
  [{ cancelledBy: "admin" }, "Our team has cancelled your booking"],
  [{ cancelledBy: "driver" }, "You have withdrawn your request"],
  [{ cancelledBy: "driver", cancelRequest: acceptedRequest }, "Your booking is cancelled, as you asked"],
  [{ cancelledBy: "system" }, "Your request has expired: Jasmin Rent did not answer in time"],
  [{ cancelledBy: null }, "Your booking is cancelled"],
] as const)(
  "the page of a cancelled booking starts with who cancelled it and what happens to the money: %o",
  (changes, expectedHeading) => {
    open({ status: "cancelled", guestConfirmation: null, holdExpiresAt: null, ...changes });
    const heading = screen.getByRole("heading", { level: 1 });
    expect(heading.textContent).toBe(expectedHeading);
    expect(heading.parentElement?.textContent).toMatch(/you owe nothing/i);
  },
);

test.each([false, true])(
  "[CN12] after a withdrawal, focus moves to its notice (new booking: %s)",
  (isNew) => {
    const { rerender } = open({ status: "pending", guestConfirmation: null }, { isNew });
    rerender(view({ status: "cancelled", cancelledBy: "driver", guestConfirmation: null }, { isNew }));
    expect(document.activeElement?.textContent).toBe("You have withdrawn your request");
  },
);

test("a cancelled booking states the amount in each refund state: in progress, refunded, owed, paid back at the agency", () => {
  const refund = { paymentId: "payment-1", reference: null, reason: "cancelled", settledAt: null } as const;
  const at = "2026-11-20T11:00:00.000Z";
  open({
    status: "cancelled",
    cancelledBy: "admin",
    guestConfirmation: null,
    payments: [{ id: "payment-1", amount: 100, gateway: "stripe", reference: null, at }],
    refunds: [
      { ...refund, at, id: "refund-1", amount: 10, gateway: "stripe", state: "requested" },
      { ...refund, at, id: "refund-2", amount: 20, gateway: "stripe", state: "succeeded" },
      { ...refund, at, id: "refund-3", amount: 30, gateway: "konnect", state: "failed" },
      { ...refund, at, id: "refund-4", amount: 40, gateway: null, state: "requested" },
    ],
  });
  const head = screen.getByRole("heading", { level: 1 }).parentElement?.textContent.replaceAll("\u00a0", " ");
  expect(head).toContain("10 TND is on its way back to your card");
  expect(head).toContain("20 TND was refunded");
  expect(head).toContain("30 TND is owed to you");
  expect(head).toContain("40 TND that you paid at the agency is returned to you there, by Jasmin Rent");
});

test("a cancelled booking with a payment but no refund says that no refund is due", () => {
  const payment = {
    id: "payment-1",
    amount: 100,
    gateway: null,
    reference: null,
    at: "2026-11-20T11:00:00Z",
  };
  open({ status: "cancelled", cancelledBy: "driver", cancelRequest: acceptedRequest, payments: [payment] });
  expect(screen.getByText("No refund is due under the conditions of this booking.")).toBeTruthy();
});

test("a cancellation request is shown until it is declined", () => {
  open({ status: "reserved", cancelRequest: { ...acceptedRequest, acceptedAt: null } });
  expect(screen.getByText("Cancellation in progress")).toBeTruthy();
  cleanup();
  open({
    status: "reserved",
    cancelRequest: { ...acceptedRequest, acceptedAt: null, declinedAt: "2026-11-21T08:00:00Z" },
  });
  expect(screen.queryByText("Cancellation in progress")).toBeNull();
});

test.each([
  ["not_found", false, "We can't find this booking"],
  ["not_signed_in", true, "This link no longer opens the booking"],
  ["link_revoked", true, "This link has been revoked"],
  ["not_signed_in", false, "This link needs one more step"],
  ["too_many_requests", false, "This booking can't be shown now"],
] as const)("%s (link: %s) shows the reason and the remedy", (code, hasToken, text) => {
  render(
    <RoutedProviders>
      <BookingRefused code={code} hasToken={hasToken} signInHref="/sign-in" onRetry={() => {}} />
    </RoutedProviders>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(text);
});

test("a URL without a token offers to mail the link to the guest who booked, with the same message for any email address", async () => {
  const { openApi, calls } = fakeApi({ mailBookingLink: () => ({ ok: true, data: undefined }) as const });
  const Page = () => (
    <BookingRefused code="not_signed_in" hasToken={false} signInHref="/sign-in" onRetry={() => {}} />
  );
  const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
  const { person } = openPart(Page, {
    at: `/booking?b=${id}`,
    openApi,
    action: bookingAction,
    shouldRevalidate,
  });
  await person.type(await screen.findByRole("textbox", { name: "Email" }), "amel@example.tn");
  await person.click(screen.getByRole("button", { name: "Email me a new link" }));
  expect((await screen.findByText(/made this booking, its link/)).textContent).toContain("amel@example.tn");
  expect(calls).toMatchObject([
    { name: "mailBookingLink", params: { id }, body: { email: "amel@example.tn" } },
  ]);
});

test("if the booking fails to load, the page says that the booking is safe and offers a retry", async () => {
  let tries = 0;
  render(
    <RoutedProviders>
      <BookingFailed fault="network" onRetry={() => (tries += 1)} />
    </RoutedProviders>,
  );
  expect(screen.getByText(/The booking itself is safe/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(tries).toBe(1);
});

test("payments and refunds are listed with date, gateway and reference", () => {
  const at = "2026-11-20T12:30:00.000Z";
  open({
    status: "deposit",
    payments: [
      { id: "p1", amount: 63.6, gateway: "sandbox", reference: "pay_7Hq", at },
      { id: "p2", amount: 10, gateway: null, reference: null, at: "2026-11-21T12:30:00.000Z" },
    ],
    refunds: [
      {
        id: "r1",
        paymentId: "p1",
        amount: 13.6,
        gateway: "sandbox",
        reference: "re_9",
        state: "requested",
        reason: "paid_twice",
        at: "2026-11-22T12:30:00.000Z",
        settledAt: null,
      },
      {
        id: "r2",
        paymentId: "p1",
        amount: 5,
        gateway: "konnect",
        reference: null,
        state: "failed",
        reason: "cheaper",
        at: "2026-11-23T12:30:00.000Z",
        settledAt: "2026-11-23T12:31:00.000Z",
      },
      {
        id: "r3",
        paymentId: "p1",
        amount: 6,
        gateway: "konnect",
        reference: null,
        state: "succeeded",
        reason: "cheaper",
        at: "2026-11-24T12:30:00.000Z",
        settledAt: "2026-11-25T12:31:00.000Z",
        returned: { method: "transfer", on: "2026-11-25", note: "VIR-118", by: "agency" },
      },
    ],
  });
  const items = [...screen.getByRole("region", { name: "Payments" }).querySelectorAll("li")];
  expect(items.map(({ textContent }) => normalizeSpaces(textContent))).toEqual([
    "Paid online63.60 TND20 Nov 2026 · test gateway · pay_7Hq",
    "Paid at the agency10 TND21 Nov 2026",
    "Refund under way13.60 TND22 Nov 2026 · test gateway · re_9",
    "Refund owed5 TND23 Nov 2026 · Konnect",
    "Refunded6 TND24 Nov 2026 · Konnect · returned on 25 Nov 2026 by the agency · Bank transfer · VIR-118",
  ]);
});

test("the amount due can be paid online if online payment is available", async () => {
  const payOnline = { pay: vi.fn(), opening: null, problem: null };
  const reserved = { status: "reserved", guestConfirmation: null, holdExpiresAt: null } as const;
  open({ ...reserved, dueNow: { downPayment: 63.6, full: 318 } }, { actions: { payOnline } });
  await userEvent.click(screen.getByRole("button", { name: /^Pay 318.TND online$/ }));
  await userEvent.click(screen.getByRole("button", { name: /^Pay a down payment only: 63\.60.TND$/ }));
  expect(payOnline.pay.mock.calls).toEqual([
    ["full", undefined],
    ["downPayment", undefined],
  ]);
  cleanup();
  open(reserved, { actions: { payOnline } });
  expect(screen.queryByRole("button", { name: /down payment/ })).toBeNull();
  cleanup();
  open({ status: "reserved", guestConfirmation: null, holdExpiresAt: null });
  expect(screen.queryByRole("button", { name: /online/ })).toBeNull();
});

test("[CN13] before a payment the page explains how paying affects cancellation, and offers the cancellation option with its fee", async () => {
  const payOnline = { pay: vi.fn(), opening: null, problem: null };
  const { quote } = aQuoteResponse({ options: { cancellation: true } });
  const dueNow = { downPayment: null, full: quote.total };
  const unconfirmedGuest = { guestConfirmation: null, options: { ...aBooking().options } } as const;
  open(
    { status: "pending", ...unconfirmedGuest, cancellationOffer: { quote, dueNow } },
    { actions: { payOnline } },
  );
  const payments = screen.getByRole("region", { name: "Payments" });
  const text = () => payments.textContent.replaceAll("\u00a0", " ");
  expect(text()).toContain("you withdraw your request free of charge");
  expect(text()).toContain("Once 318 TND is paid, no refund is guaranteed if you cancel");
  const option = screen.getByRole("checkbox", { name: "Add the cancellation option" });
  await userEvent.click(option);
  expect(text()).toContain(
    "Once 348 TND is paid, 318 TND is refunded if you ask to cancel until Mon 30 Nov 2026, 10:00, and 159 TND after that",
  );
  await userEvent.click(screen.getByRole("button", { name: /^Pay 348.TND online$/ }));
  expect(payOnline.pay).toHaveBeenCalledWith("full", { total: 348 });
  await userEvent.click(option);
  await userEvent.click(screen.getByRole("button", { name: /^Pay 318.TND online$/ }));
  expect(payOnline.pay).toHaveBeenLastCalledWith("full", undefined);
  cleanup();
  open({ status: "deposit", ...unconfirmedGuest }, { actions: { payOnline } });
  expect(screen.queryByRole("checkbox")).toBeNull();
});

test("a refused payment shows the reason beside its button", () => {
  const problem = { kind: "refused", code: "pay_online_unavailable", retryAfter: null } as const;
  open(
    { status: "reserved", holdExpiresAt: null },
    { actions: { payOnline: { pay: () => {}, opening: null, problem } } },
  );
  expect(screen.getByRole("alert").textContent).not.toBe("");
});

test("on a page opened by a signed link, the mailed code is entered beside the button that requires it", async () => {
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const payOnline = { pay: vi.fn(), opening: null, problem: null };
  const pendingProof = { ...idleProof, action: "pay", sentTo: "amel@example.tn", submit } as const;
  open({ status: "reserved", holdExpiresAt: null }, { actions: { payOnline, proof: pendingProof } });
  const payments = screen.getByRole("region", { name: "Payments" });
  expect(payments.textContent).toContain("amel@example.tn");
  const field = screen.getByLabelText("Code from the email");
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute("autocomplete")).toBe("one-time-code");
  await userEvent.type(field, "{Enter}");
  expect(submit).toHaveBeenCalledOnce();
  cleanup();
  open(
    { status: "reserved", holdExpiresAt: null },
    { actions: { payOnline, proof: { ...pendingProof, isWrong: true } } },
  );
  expect(screen.getByLabelText("Code from the email").getAttribute("aria-invalid")).toBe("true");
});

test("a button revokes a guest's links and shows the result", async () => {
  const revocation = { revoke: vi.fn(), isRevoking: false, isDone: false, problem: null };
  open({ status: "reserved", holdExpiresAt: null }, { actions: { revocation } });
  await userEvent.click(screen.getByRole("button", { name: "Revoke all links" }));
  expect(revocation.revoke).toHaveBeenCalledOnce();
  cleanup();
  open(
    { status: "reserved", holdExpiresAt: null },
    { actions: { revocation: { ...revocation, isDone: true } } },
  );
  expect(screen.getByRole("status").textContent).toContain("All earlier links are revoked");
});

test("a guest's page says that the email contains a link to set a password", () => {
  open({ status: "reserved" }, { isByLink: true });
  expect(screen.getByText(/has a link that sets a password/)).toBeTruthy();
  cleanup();
  open({ status: "reserved" });
  expect(screen.queryByText(/has a link that sets a password/)).toBeNull();
});

test("the confirmation section mails the link again, also to a corrected address", async () => {
  const onSubmit = vi.fn((event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    return new FormData(event.currentTarget).get("email");
  });
  const form = aForm<EmailValues, ResentConfirmation>(
    { email: "amel@example.tn" },
    { props: { onSubmit }, done: { sentTo: "amel@example.tn", token: "page" } },
  );
  open({}, { resendForm: form });
  const hero = within(screen.getByRole("region", { name: /^Last step/ }));
  await userEvent.type(hero.getByLabelText("Email"), "x");
  await userEvent.click(hero.getByRole("button", { name: "Send the email again" }));
  expect(onSubmit).toHaveReturnedWith("amel@example.tnx");
  expect(hero.getByText(/Sent again to/).textContent).toContain("amel@example.tn");
});

test("[MV2] while other cars are offered, the page shows the refund as awaiting the driver's choice, not as in progress", () => {
  const refund = {
    id: "refund-1",
    paymentId: "payment-1",
    amount: 318,
    gateway: "sandbox",
    reference: null,
    state: "requested",
    reason: "cancelled",
    at: "2026-11-20T11:00:00.000Z",
    settledAt: null,
  } as const;
  const paymentsOf = (offeredUntil: string) => {
    open({
      status: "cancelled",
      cancelledBy: "agency",
      guestConfirmation: null,
      refunds: [refund],
      move: { offeredUntil, to: null, from: null },
    });
    const text = screen.getByRole("region", { name: "Payments" }).textContent;
    const head = screen.getByRole("heading", { level: 1 }).parentElement?.textContent ?? "";
    cleanup();
    return [text, head].map((value) => value?.replaceAll("\u00a0", " "));
  };
  const expectedHeading = "Jasmin Rent has cancelled your booking";
  const textsWhileOffered = paymentsOf("2026-11-21T11:00:00.000Z");
  for (const text of textsWhileOffered) {
    expect(text).toMatch(/awaits your choice until Sat 21 Nov 2026, 12:00/);
    expect(text).not.toContain("Refund under way");
  }
  expect(textsWhileOffered[1]).toContain(expectedHeading);
  const [payments, head] = paymentsOf("2026-11-20T12:00:00.000Z");
  expect(payments).toContain("Refund under way");
  expect(head).toContain(`${expectedHeading}318 TND is on its way back to your card`);
});

test("the agency's phone, WhatsApp and address are shown if known", () => {
  open({ status: "reserved" });
  const section = screen.getByRole("region", { name: "To keep at hand" });
  const link = within(section).getByRole("link", { name: /^WhatsApp: write to/ });
  const address = new URL(link.getAttribute("href") ?? "");
  expect(address.origin + address.pathname).toBe("https://wa.me/21671000111");
  expect(address.searchParams.get("text")).toBe("Booking SY-7K3Q9D");
  expect(section.textContent).toContain("12 avenue Habib Bourguiba, Tunis");
  cleanup();
  open({ status: "reserved" }, { agencyPhone: null, agencyAddress: null });
  expect(screen.queryByRole("link", { name: /WhatsApp/ })).toBeNull();
});

test("the agency's rental contract, if any, is linked beside the voucher", () => {
  const contracts = { fr: "https://agency.example/contrat.pdf" };
  open({ status: "reserved" }, { contracts });
  const section = screen.getByRole("region", { name: "To keep at hand" });
  const link = within(section).getByRole("link", { name: /^Rental contract \(PDF\) · Français/ });
  expect(link.getAttribute("href")).toBe(contracts.fr);
  cleanup();
  open({ status: "reserved" });
  expect(screen.queryByRole("link", { name: /^Rental contract/ })).toBeNull();
});
