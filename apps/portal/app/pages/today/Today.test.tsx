// @vitest-environment jsdom
import { createClient } from "@sayara/api-client/client/createClient";
import type { StaffDay } from "@sayara/api-client/contract/suppliers/staffDay";
import { createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { dropWaitingDecisions, useUnsentDecisions } from "#portal/offline/useUnsentDecisions.ts";
import { dropWaitingPhotos, useUnsentPhotos } from "#portal/offline/useUnsentPhotos.ts";
import { aDayBooking, aStaffDay } from "#portal/testing/data/aDayBooking.ts";
import * as route from "./Today.route.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  dropWaitingDecisions();
  dropWaitingPhotos();
  clearStoredUser();
});

function open(day: Partial<StaffDay>, type: "supplier" | "admin" = "supplier") {
  storeUser(aUser({ type }));
  const { openApi, calls } = fakeApi({
    staffDay: () => ({ ok: true, data: aStaffDay(day) }),
    recordRental: () => ({ ok: true, data: aBooking() }),
  });
  return { ...openRoute(route, { at: "/", openApi }), calls };
}

const request = aDayBooking({ actions: ["confirm", "refuse"], car: { id: "c9", name: "Dacia Duster" } });
const today = (hour: string) => new Date().toISOString().slice(0, 11) + `${hour}:00:00.000Z`;
const pickUp = aDayBooking({ id: "2b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e03", from: today("15") });
const dropOff = aDayBooking({
  id: "3b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e04",
  to: today("09"),
  actions: ["return"],
  handedOverAt: "2026-11-28T09:00:00.000Z",
});

/** Opens the page with an API whose connection can be cut. */
function openDay() {
  storeUser(aUser({ type: "supplier", supplierRole: "desk" }));
  const connection = { isCut: false };
  let isAnswered = false;
  let isOut = false;
  const fake = createFakeFetch({
    staffDay: () => ({
      ok: true,
      data: aStaffDay({
        counts: { toAnswer: isAnswered ? 0 : 1, pickUps: 1, dropOffs: 1, cancellations: 0, problems: 0 },
        requests: isAnswered ? [] : [request],
        pickUps: [isOut ? { ...pickUp, handedOverAt: today("14"), actions: ["return"] } : pickUp],
        dropOffs: [dropOff],
      }),
    }),
    changeBookingStatus: () => {
      isAnswered = true;
      return { ok: true, data: aBooking({ id: request.id, status: "reserved" }) };
    },
    recordRental: () => {
      isOut = true;
      return { ok: true, data: aBooking({ id: pickUp.id, status: "reserved" }) };
    },
  });
  const call = createClient({
    baseUrl: "http://api.test",
    retries: 0,
    fetch: (...args) =>
      connection.isCut ? Promise.reject(new TypeError("Failed to fetch")) : fake.fetch(...args),
  });
  const view = openRoute(route, { at: "/", openApi: () => Promise.resolve(call) });
  return { ...view, calls: fake.calls, connection };
}

const rowOf = async (name: RegExp) =>
  (await screen.findByRole("link", { name })).closest("li") as HTMLElement;

test("a request can be answered in its row, and a pick-up says when its car comes back", async () => {
  const { user, calls } = openDay();
  const row = await rowOf(/^Sami Ben Youssef · Dacia Duster/);
  expect(await screen.findByText(/Prepare the car: it comes back at/)).toBeDefined();
  await user.click(within(row).getByRole("button", { name: /^Confirm/ }));
  await expect
    .poll(() => calls.find(({ name }) => name === "changeBookingStatus"))
    .toMatchObject({ params: { id: request.id }, body: { version: 4, status: "reserved" } });
  expect(useUnsentDecisions.getState().decisions).toEqual([]);
  // The answered row is gone. The focus must not move to the document.
  await expect.poll(() => document.activeElement?.textContent).toBe("Today");
});

test("[FE11, FE15] a request shows its delivery and collection addresses, a pick-up the first, a drop-off the second", async () => {
  const deliveryAddress = "12, rue de Marseille";
  const collectionAddress = "3, avenue de Carthage";
  open({
    counts: { toAnswer: 1, pickUps: 1, dropOffs: 1, cancellations: 0, problems: 0 },
    requests: [{ ...request, deliveryAddress, collectionAddress }],
    pickUps: [{ ...pickUp, deliveryAddress }],
    dropOffs: [{ ...dropOff, collectionAddress }],
  });
  await screen.findAllByRole("link", { name: /^Sami Ben Youssef/ });
  expect(screen.getAllByText(/^Deliver to:/).map(({ textContent }) => textContent)).toEqual([
    `Deliver to: ${deliveryAddress}`,
    `Deliver to: ${deliveryAddress}`,
  ]);
  expect(screen.getAllByText(/^Collect at:/).map(({ textContent }) => textContent)).toEqual([
    `Collect at: ${collectionAddress}`,
    `Collect at: ${collectionAddress}`,
  ]);
});

test("[AV1, DK7] a late driver's row shows the flight and until when the car is kept", async () => {
  const late = {
    ...pickUp,
    from: "2026-11-29T21:00:00.000Z",
    arrival: { number: "AF 1284", time: "22:40" },
    keptUntil: "2026-11-30T21:00:00.000Z",
  };
  open({ awaitedPickUps: [late] });
  expect(await screen.findByRole("heading", { name: /^Late drivers whose car is kept/ })).toBeTruthy();
  expect(screen.getByText(/^Flight or ferry:/).textContent).toBe(
    "Flight or ferry: AF 1284 · arrives at 22:40",
  );
  expect(screen.getByText(/^A late driver's car is kept until/).textContent).toContain("22:00");
});

test("[DK1] one press records a hand-over with its time, and moves its row to the completed ones", async () => {
  const { user, calls } = openDay();
  const section = (await screen.findByRole("heading", { name: /^Today's pick-ups \(1\)/ })).closest(
    "section",
  );
  await user.click(within(section as HTMLElement).getByRole("button", { name: /^Handed over/ }));
  await expect
    .poll(() => calls.find(({ name }) => name === "recordRental"))
    .toMatchObject({
      params: { id: pickUp.id },
      body: { version: 4, kind: "handOver", at: expect.stringMatching(/Z$/) },
    });
  expect(await screen.findByRole("heading", { name: "Done today (1)" })).toBeDefined();
  expect(screen.getByText(/^handed over at/)).toBeDefined();
  expect(screen.queryByRole("heading", { name: /^Today's pick-ups \(/ })).toBeNull();
});

test("without a connection the day opens from storage, and answers and records are stored with a notice", async () => {
  const first = openDay();
  await screen.findByText(/Prepare the car/);
  cleanup();
  const { user, connection } = openDay();
  connection.isCut = true;
  expect(await screen.findByText("No connection")).toBeDefined();
  await user.click(await screen.findByRole("button", { name: /^Confirm/ }));
  expect(await screen.findByText("Your answer waits for a connection.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: /^Returned/ }));
  expect(await screen.findByText("Your record waits for a connection.")).toBeDefined();
  expect(useUnsentDecisions.getState().decisions).toMatchObject([
    { booking: { id: request.id, version: 4, reference: "SY-7K3Q9D" }, action: { kind: "confirm" } },
    { booking: { id: dropOff.id }, action: { kind: "recordRental", record: "return" } },
  ]);
  expect(first.calls.map(({ name }) => name)).not.toContain("changeBookingStatus");
});

test("[HO13] unsent photos are counted, and a refused photo is shown with its reason until dismissed", async () => {
  const { user } = open({});
  await screen.findByText("Nothing waits for you today.");
  const photo = {
    booking: { id: pickUp.id, reference: pickUp.reference, driver: "Hela" },
    reportId: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e09",
    at: 0,
    size: 1,
    refusal: null,
  };
  const refusal = { kind: "refused", code: "not_allowed", retryAfter: null } as const;
  act(() =>
    useUnsentPhotos.setState({
      userId: "user-1",
      photos: [
        { ...photo, angle: "front" },
        { ...photo, angle: "rear" },
        { ...photo, angle: "boot", refusal },
      ],
    }),
  );
  expect((await screen.findByText(/^Photos of/)).textContent).toBe("Photos of SY-7K3Q9D (Hela): 2");
  const refused = await screen.findByRole("alert");
  expect(refused.textContent).toMatch(/^Photo of SY-7K3Q9D \(Hela\): Boot/);
  await user.click(within(refused).getByRole("button", { name: "Understood" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

test("[HO13] a lost photo is reported until dismissed, and does not count as waiting", async () => {
  const { user } = open({});
  await screen.findByText("Nothing waits for you today.");
  const booking = { id: pickUp.id, reference: pickUp.reference, driver: "Hela" };
  const reportId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e09";
  const photo = { booking, reportId, at: 0, size: 1, refusal: null, angle: "front", isLost: true } as const;
  act(() => useUnsentPhotos.setState({ userId: "user-1", photos: [photo] }));
  const lost = await screen.findByRole("alert");
  expect(lost.textContent).toMatch(/^Photo of SY-7K3Q9D \(Hela\): Front.*this device has lost it/);
  expect(screen.queryByText(/^Photos of/)).toBeNull();
  await user.click(within(lost).getByRole("button", { name: "Understood" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

test("[HO13] a photo that cannot be sent can be tried again or deleted, and does not count as waiting", async () => {
  const { user } = open({});
  await screen.findByText("Nothing waits for you today.");
  const photo = {
    booking: { id: pickUp.id, reference: pickUp.reference, driver: "Hela" },
    reportId: "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e09",
    at: 0,
    size: 1,
    angle: "boot" as const,
    refusal: { kind: "fault", fault: "server" } as const,
  };
  act(() => useUnsentPhotos.setState({ userId: "user-1", photos: [photo] }));
  const failed = await screen.findByRole("alert");
  expect(failed.textContent).toMatch(/^Photo of SY-7K3Q9D \(Hela\): Boot/);
  expect(screen.queryByText(/^Photos of/)).toBeNull();
  within(failed).getByRole("button", { name: "Try again" });
  await user.click(within(failed).getByRole("button", { name: "Delete this photo" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

test("[HO13] a refused report says that its photos are deleted with it, and they do not count as waiting", async () => {
  const { user } = open({});
  await screen.findByText("Nothing waits for you today.");
  const reportId = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e09";
  const booking = { id: pickUp.id, reference: pickUp.reference, driver: "Hela" };
  const photo = { booking, reportId, at: 0, size: 1, refusal: null };
  const refusal = { kind: "refused", code: "not_allowed", retryAfter: null } as const;
  const report = { kind: "signConditionReport", reportId, report: {} };
  act(() => {
    useUnsentDecisions.setState({
      userId: "user-1",
      decisions: [{ booking, action: report, refusal }] as never,
    });
    useUnsentPhotos.setState({
      userId: "user-1",
      photos: [
        { ...photo, angle: "front" },
        { ...photo, angle: "rear" },
      ],
    });
  });
  const refused = await screen.findByRole("alert");
  expect(refused.textContent).toContain("Its photos are deleted with it: 2");
  expect(screen.queryByText(/^Photos of/)).toBeNull();
  await user.click(within(refused).getByRole("button", { name: "Understood" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
});

test("[DK6, DK7] missed pick-ups and overdue returns precede today's lists and are recorded with one press", async () => {
  const late = aDayBooking({
    id: "4b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e05",
    reference: "SY-7K3Q9F",
    to: "2026-11-28T09:00:00.000Z",
    actions: ["return"],
  });
  const missed = aDayBooking({ id: "5b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e06", reference: "SY-7K3Q9G" });
  const { calls, user } = open({
    overdueReturns: [late],
    missedPickUps: [missed],
    dropOffs: [dropOff],
    pickUps: [pickUp],
    counts: { toAnswer: 0, pickUps: 1, dropOffs: 1, cancellations: 0, problems: 0 },
    overdue: { returns: 51, pickUps: 1 },
  });
  await screen.findByText(/^Due back since Sat 28 Nov/);
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Missed pick-ups, not recorded (1)",
    "Today's pick-ups (1)",
    "Cars not returned (51)",
    "Today's drop-offs (1)",
  ]);
  expect(screen.getByText("50 more bookings")).toBeDefined();
  expect(screen.getAllByText(/^The car has not come back: it was due on/)).toHaveLength(2);
  expect(screen.getByRole("link", { name: /^Call .*SY-7K3Q9F/ }).getAttribute("href")).toBe(
    "tel:+21620123410",
  );
  expect(screen.queryByText("Nothing waits for you today.")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Returned ?SY-7K3Q9F/ }));
  await expect.poll(() => calls.filter(({ name }) => name === "recordRental")).toHaveLength(1);
  await expect.poll(() => screen.queryByText("Recording…")).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Handed over ?SY-7K3Q9G/ }));
  await expect
    .poll(() => calls.filter(({ name }) => name === "recordRental"))
    .toMatchObject([
      { params: { id: late.id }, body: { version: 4, kind: "return" } },
      { params: { id: missed.id }, body: { version: 4, kind: "handOver" } },
    ]);
});

test("[JN1] a joining agency sees the number of open steps and a link to them", async () => {
  open({ joining: { openSteps: 2, isSubmitted: false, isRefused: false } });
  await screen.findByText("2 steps are left.");
  expect(screen.getByRole("link", { name: "Open the checklist" }).getAttribute("href")).toBe("/start");
});

test("each count links to its bookings", async () => {
  open({});
  const links = await screen.findAllByRole("link");
  const hrefs = Object.fromEntries(links.map((link) => [link.textContent, link.getAttribute("href")]));
  expect(hrefs["To be answered 0"]).toBe("/bookings?status=pending&sort=pickUp");
  expect(hrefs["Problems to answer 0"]).toBe("/bookings?problems=1&sort=dropOff");
  expect(hrefs["New messages 0"]).toBe("/bookings?messages=1&sort=pickUp");
  expect(links).toHaveLength(6);
});

test("an accepted agency and an administrator see no checklist, and a day without work says so", async () => {
  for (const type of ["supplier", "admin"] as const) {
    open({}, type);
    await screen.findByText("Nothing waits for you today.");
    expect(screen.queryByRole("link", { name: "Open the checklist" })).toBeNull();
    cleanup();
  }
});
