// @vitest-environment jsdom
import type { Booking as BookingRecord } from "@sayara/domain/booking/Booking";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import axe from "axe-core";
import { afterEach, expect, test, vi } from "vitest";
import { aPlace } from "#web/testing/aPlace.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { aBooking } from "#web/testing/aBooking.ts";
import { Booking } from "./Booking.tsx";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";

vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

/** Prices keep amount and currency together by a no-break space. */
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");

function open(changes: Partial<BookingRecord> = {}, { isNew = false, isGuest = true } = {}) {
  const { position } = aPlace();
  return render(
    <Surroundings>
      <Booking
        booking={aBooking(changes)}
        positions={{ pickup: position, dropOff: undefined }}
        isNew={isNew}
        isGuest={isGuest}
        now={new Date("2026-11-20T12:00:00Z")}
      />
    </Surroundings>,
  );
}

test("a new booking is confirmed with its reference and what to do first", () => {
  open({}, { isNew: true });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your request is on its way, Amel");
  expect(screen.getByText("SY-7K3Q9D")).toBeTruthy();
  const [first, second] = screen.getByRole("region", { name: "What happens next" }).querySelectorAll("li");
  expect(first?.textContent).toContain("Before Fri 20 Nov 2026, 15:00");
  expect(second?.textContent).toContain("By Sun 22 Nov 2026, 13:00");
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
  ["not_allowed", true, "This link no longer opens the booking"],
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
