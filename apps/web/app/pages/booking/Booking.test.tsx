// @vitest-environment jsdom
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { aPlace } from "#web/testing/aPlace.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aBooking } from "#web/testing/aBooking.ts";
import { Booking } from "./Booking.tsx";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";
import type { Confirmation } from "./useConfirmation.ts";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

/** Prices keep amount and currency together by a no-break space. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

const idle: Confirmation = { confirm: () => {}, isSending: false, isDone: false, problem: null };
// jsdom has none.
vi.stubGlobal("matchMedia", () => ({ matches: false }));

function open(
  changes: Partial<BookingView> = {},
  { isNew = false, confirmation = idle, reload = () => {} } = {},
) {
  const { position } = aPlace();
  return render(
    <Surroundings>
      <Booking
        booking={aBooking(changes)}
        positions={{ pickup: position, dropOff: undefined }}
        isNew={isNew}
        now={new Date("2026-11-20T12:00:00Z")}
        confirmation={confirmation}
        reload={reload}
      />
    </Surroundings>,
  );
}

test("a signed-in driver's new booking is told with its reference and what happens next", () => {
  open({ guestConfirmation: null, holdExpiresAt: "2026-11-22T12:00:00.000Z" }, { isNew: true });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your request is on its way, Amel");
  expect(screen.getByText("SY-7K3Q9D")).toBeTruthy();
  const [first] = screen.getByRole("region", { name: "What happens next" }).querySelectorAll("li");
  expect(first?.textContent).toContain("By Sun 22 Nov 2026, 13:00");
});

test("a guest's new booking begins with what is still to do, never with what is only so under a condition", () => {
  open({}, { isNew: true });
  const hero = screen.getByRole("region", { name: "Last step: confirm by e-mail before 15:00" });
  expect(hero.textContent).toContain("amel@example.tn");
  expect(hero.textContent).toContain("2 h 0 min left");
  expect(screen.queryByRole("button", { name: "Confirm my request" })).toBeNull();
  expect(document.body.textContent).not.toContain("has received it and keeps");
  const [first] = screen.getByRole("region", { name: "What happens next" }).querySelectorAll("li");
  expect(first?.textContent).toContain("Before Fri 20 Nov 2026, 15:00");
});

test("the page of the mailed link begins with the button that confirms", async () => {
  let confirmed = 0;
  open({ mayConfirm: true }, { confirmation: { ...idle, confirm: () => (confirmed += 1) } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Confirm your request before 15:00");
  const [first] = screen.getAllByRole("button");
  expect(first?.textContent).toBe("Confirm my request");
  if (first) await userEvent.click(first);
  expect(confirmed).toBe(1);
});

test("a confirmation that did not arrive says so beside its button", () => {
  const problem = { kind: "fault", fault: "network" } as const;
  open({ mayConfirm: true }, { confirmation: { ...idle, problem } });
  expect(screen.getByRole("alert").textContent).toContain("Your confirmation has not arrived");
  expect(screen.getByRole("button", { name: "Confirm my request" })).toBeTruthy();
});

test("once confirmed the page says it, and is read from there", () => {
  const given = { guestConfirmation: "given", holdExpiresAt: "2026-11-22T12:00:00.000Z" } as const;
  open(given, { confirmation: { ...idle, isDone: true } });
  const news = screen.getByRole("region", { name: "Your request is confirmed, Amel" });
  expect(document.activeElement).toBe(news);
});

test("a link used before says what is true now", () => {
  open({ guestConfirmation: "given", holdExpiresAt: "2026-11-22T12:00:00.000Z" });
  expect(screen.queryByRole("button", { name: "Confirm my request" })).toBeNull();
  expect(screen.queryByText("Still to do")).toBeNull();
});

test("after its time a request says that it has expired, and leads to the same search", () => {
  open({ status: "cancelled", holdExpiresAt: null });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("The time to confirm is over");
  const again = screen.getByRole("link", { name: "Find another car" });
  expect(again.getAttribute("href")).toContain("from=2026-12-01T10:00");
});

test("the countdown shows minutes, in the end seconds, and says when nothing is left", () => {
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

test("a paid booking owes nothing, though no payment is recorded; of a down payment no sum is claimed", () => {
  open({ status: "paid", holdExpiresAt: null });
  const payments = () => screen.getByRole("region", { name: "Payments" }).textContent;
  expect(payments()).toContain("Everything is paid");
  expect(payments()).not.toContain("Nothing has been paid");
  cleanup();
  open({ status: "deposit", holdExpiresAt: null });
  expect(payments()).toContain("Your down payment was received");
  expect(payments()).not.toContain("318");
});

test("the reference is copied with one press", async () => {
  const person = userEvent.setup();
  open();
  await person.click(screen.getByRole("button", { name: "Copy the reference" }));
  expect(await navigator.clipboard.readText()).toBe("SY-7K3Q9D");
  expect(screen.getByText("Copied")).toBeTruthy();
});

test("the price is the one that was sold, and what is left to pay is told", () => {
  open({
    payments: [{ id: "p", amount: 100, gateway: null, at: "2026-11-20T12:00:00Z" }],
    status: "deposit",
  });
  expect(plain(document.querySelector("tfoot td")?.textContent)).toBe("318 TND");
  expect(plain(screen.getByRole("region", { name: "Payments" }).textContent)).toContain(
    "To pay at the agency218 TND",
  );
});

test("a place leads to its map where the map is known", () => {
  open();
  const maps = screen.getAllByRole("link", { name: /Map of/ });
  expect(maps).toHaveLength(1);
  expect(maps[0]?.getAttribute("rel")).toBe("noreferrer");
  expect(maps[0]?.getAttribute("href")).toContain("mlat=36.851");
});

test("a cancelled booking leads back to the search", () => {
  open({ status: "cancelled", holdExpiresAt: null });
  expect(screen.queryByText("What happens next")).toBeNull();
  expect(screen.getByRole("link", { name: "Find another car" })).toBeTruthy();
  expect(screen.queryByText("To pay at the agency")).toBeNull();
});

test("a cancel request is told as long as nobody has decided it", () => {
  const asked = {
    requestedAt: "2026-11-20T13:00:00Z",
    requestedBy: "user-1",
    acceptedBy: null,
    declinedBy: null,
  };
  open({ status: "reserved", cancelRequest: { ...asked, acceptedAt: null, declinedAt: null } });
  expect(screen.getByText("Cancellation in progress")).toBeTruthy();
  cleanup();
  open({
    status: "reserved",
    cancelRequest: { ...asked, acceptedAt: null, declinedAt: "2026-11-21T08:00:00Z" },
  });
  expect(screen.queryByText("Cancellation in progress")).toBeNull();
});

test.each([
  ["not_found", false, "We can't find this booking"],
  ["not_signed_in", true, "This link no longer opens the booking"],
  ["not_signed_in", false, "Sign in to see this booking"],
  ["too_many_requests", false, "This booking can't be shown now"],
] as const)("%s (link: %s) says so and what to do", (code, hasToken, words) => {
  render(
    <Surroundings>
      <BookingRefused code={code} hasToken={hasToken} signIn="/sign-in" />
    </Surroundings>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(words);
});

test("a failure says that the booking is safe, and tries again", async () => {
  let tries = 0;
  render(
    <Surroundings>
      <BookingFailed fault="network" onRetry={() => (tries += 1)} />
    </Surroundings>,
  );
  expect(screen.getByText(/The booking itself is safe/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(tries).toBe(1);
});

test("the page has no accessibility fault that a machine can find", async () => {
  const { container } = open({ options: { ...aBooking().options, additionalDriver: true } }, { isNew: true });
  const { violations } = await axe.run(container, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});
