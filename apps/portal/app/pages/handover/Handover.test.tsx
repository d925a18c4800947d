// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { conditionAngles } from "@sayara/domain/booking/condition/ConditionAngle";
import { aReceiptInput } from "@sayara/domain/testing/aReceiptInput";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { createFakeCaches } from "@sayara/frontend/testing/createFakeCaches";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { aHandOverReport, someDriverPapers } from "@sayara/frontend/testing/data/someConditionReports";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type ComponentType, createElement, Fragment } from "react";
import { useRevalidator } from "react-router";
import type { BookingView } from "@sayara/api-client/contract/bookings/booking";
import { handoverPhotoFilesName } from "#portal/offline/handoverPhotoFilesName.ts";
import { handoverPhotosKey } from "#portal/offline/handoverPhotosKey.ts";
import { forgetPhotos, heldPhoto } from "#portal/offline/heldPhotos.ts";
import { dropWaitingDecisions } from "#portal/offline/useUnsentDecisions.ts";
import { findStoredHandover } from "#portal/offline/storedHandovers.ts";
import { storeHandovers } from "#portal/offline/storeHandovers.ts";
import { addWaitingDecision, openWaitingDecisions } from "#portal/offline/waitingDecisions.ts";
import { aDayBooking, aStaffDay } from "#portal/testing/data/aDayBooking.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Handover.route.tsx";

vi.setConfig({ testTimeout: 30_000 });
const agencyId = "agency-1";
const base = aBooking();
const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const reports = { handOver: aHandOverReport, return: null };
const at = "2026-12-01T09:12:00.000Z";
const by = { id: "user-2", fullName: "Mehdi Ayari" };

/** Keeps the form of a request: Node's requests cannot send jsdom's files. */
class FormRequest extends Request {
  readonly #form: FormData | null;

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    const form = init?.body instanceof FormData ? init.body : null;
    super(input, form === null ? init : { ...init, body: "" });
    this.#form = form;
  }

  override formData(): Promise<FormData> {
    return this.#form === null ? super.formData() : Promise.resolve(this.#form);
  }
}

beforeEach(() => {
  vi.stubGlobal("Request", FormRequest);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T09:00:00Z") });
  storeUser(aUser({ type: "supplier", supplierId: agencyId, supplierRole: "desk" }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
  clearStoredUser();
  dropWaitingDecisions();
  forgetPhotos();
  localStorage.clear();
  sessionStorage.clear();
});

function open(
  changes: Partial<BookingView> = {},
  handlers: Parameters<typeof fakeApi>[0] = {},
  clientAction?: () => unknown,
  loadOther?: () => Promise<never>,
) {
  const supplier = { ...base.supplier, id: agencyId };
  const booking = aBooking({
    id,
    status: "reserved",
    holdExpiresAt: null,
    guestConfirmation: null,
    supplier,
    records: { handOver: null, return: null },
    ...changes,
  });
  const stored = { booking };
  const { openApi, calls } = fakeApi({
    booking: () => ({ ok: true, data: stored.booking }),
    signConditionReport: () => ({ ok: true, data: reports }),
    ...handlers,
  });
  const toasts = watchToasts();
  const Page = route.default as ComponentType<object>;
  const withReload = (props: object) =>
    createElement(Fragment, null, createElement(Page, props), createElement(Reload));
  const page = openPage({ ...route, default: withReload, ...(clientAction && { clientAction }) }, {
    at: `/bookings/${id}/handover`,
    path: "/bookings/:id/handover",
    openApi,
    ...(loadOther && { loadOther }),
    role: "desk",
  } as never);
  /** Reloads the booking, as happens after stored decisions were sent. */
  const reload = async (later: Partial<BookingView>) => {
    stored.booking = { ...booking, ...later };
    await page.user.click(screen.getByRole("button", { name: "Reload" }));
  };
  const callsOf = (name: string) => calls.filter((call) => call.name === name);
  return { ...page, calls, callsOf, toasts, reload };
}

function Reload() {
  const { revalidate } = useRevalidator();
  return createElement("button", { type: "button", onClick: () => void revalidate() }, "Reload");
}

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const photo = new File(["x"], "a.jpg", { type: "image/jpeg" });

/** Fills in the checklist, including the tick that the driver's licence was seen. */
async function fill({ user }: ReturnType<typeof open>) {
  await user.click(await screen.findByRole("checkbox", { name: /driving licence/ }));
  type(/^Mileage/, "42 000");
  fireEvent.change(screen.getByRole("slider", { name: /Fuel/ }), { target: { value: "6" } });
  fireEvent.input(screen.getByRole("combobox", { name: /Security deposit/ }), {
    target: { value: "cashEuro" },
  });
  type(/Amount of the security deposit/, "300,50");
}

test("[HO2] [HO3] a hand-over report contains its checklist and drawn or typed signatures", async () => {
  const page = open();
  await fill(page);
  const pad = screen.getByRole("img", { name: "Signature of the driver" });
  fireEvent.pointerDown(pad, { clientX: 10, clientY: 20, pointerId: 1 });
  fireEvent.pointerMove(pad, { clientX: 60, clientY: 70, pointerId: 1 });
  fireEvent.pointerUp(pad, { pointerId: 1 });
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await expect.poll(page.toasts).toEqual(["The condition report is signed and sent."]);
  const [signed] = page.callsOf("signConditionReport");
  expect(signed?.body).toEqual({
    kind: "handOver",
    mileage: 42_000,
    fuel: 6,
    remarks: "",
    licenceSeen: true,
    deposit: { method: "cashEuro", amount: 300.5 },
    signatures: {
      agency: { name: expect.stringMatching(/./), path: null },
      driver: { name: "Amel Ben Salah", path: expect.stringMatching(/^M\d+ \d+L\d+ \d+$/) },
    },
  });
});

test("[HO15] the licence and the address are validated, and recorded if they are typed", async () => {
  const page = open();
  await fill(page);
  type(/Number of the driving licence/, "\u200F١٢/345");
  const issued = within(screen.getByRole("group", { name: "Licence issued on" }));
  const typeDate = (day: string, month: string, year: string) => {
    for (const [label, value] of [
      ["Day", day],
      ["Month", month],
      ["Year", year],
    ] as const)
      fireEvent.input(issued.getByLabelText(label), { target: { value } });
  };
  typeDate("2", "12", "2026");
  type(/Address of the driver/, "<b>");
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await waitFor(() =>
    expect(screen.getByLabelText(/Address of the driver/).getAttribute("aria-invalid")).toBe("true"),
  );
  expect(issued.getByLabelText("Day").getAttribute("aria-invalid")).toBe("true");
  expect(page.callsOf("signConditionReport")).toEqual([]);
  typeDate("14", "5", "2010");
  type(/Address of the driver/, " 5 rue du Lac,  Tunis");
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await expect.poll(page.toasts).toEqual(["The condition report is signed and sent."]);
  expect(page.callsOf("signConditionReport")[0]?.body).toMatchObject({
    driverPapers: {
      licenceNumber: "12/345",
      licenceIssuedOn: "2010-05-14",
      address: "5 rue du Lac, Tunis",
    },
  });
});

test("[HO2] a missing field is marked and nothing is sent", async () => {
  const page = open();
  await page.user.click(await screen.findByRole("button", { name: "Sign and send" }));
  await waitFor(() => expect(screen.getByLabelText(/^Mileage/).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByRole("checkbox").getAttribute("aria-invalid")).toBe("true");
  expect(page.callsOf("signConditionReport")).toEqual([]);
});

test("[HO2] changing the currency resets the amount, even after choosing no deposit first", async () => {
  open({ car: { ...base.car, deposit: 500 } });
  const choose = (value: string) =>
    fireEvent.input(screen.getByRole("combobox", { name: /Security deposit/ }), { target: { value } });
  const amount = () => screen.getByLabelText<HTMLInputElement>(/Amount of the security deposit/).value;
  await screen.findByRole("combobox", { name: /Security deposit/ });
  type(/Amount of the security deposit/, "600");
  choose("card");
  expect(amount()).toBe("600");
  choose("cashEuro");
  expect(amount()).toBe("");
  type(/Amount of the security deposit/, "150");
  choose("cash");
  expect(amount()).toBe("500");
  choose("none");
  choose("cashEuro");
  expect(amount()).toBe("");
});

test("[HO4] after signing, the page shows a confirmation until the booking has loaded", async () => {
  const page = open({}, {}, undefined, () => new Promise(() => {}));
  await fill(page);
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await expect.poll(page.toasts).toEqual(["The condition report is signed and sent."]);
  expect(await screen.findByText("The condition report is signed and sent.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Hand over the car" })).toBeTruthy();
  expect(screen.queryByLabelText(/^Mileage/)).toBeNull();
});

test("leaving or closing the page with unsaved values asks for confirmation", async () => {
  const page = open();
  const back = () => page.user.click(screen.getByRole("link", { name: "Back to the booking" }));
  const unload = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await screen.findByRole("checkbox", { name: /driving licence/ });
  expect(unload()).toBe(false);
  type(/^Mileage/, "42 000");
  expect(unload()).toBe(true);
  await back();
  await page.user.click(await screen.findByRole("button", { name: "Stay" }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Mileage/).value).toBe("42 000");
  await back();
  await page.user.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(screen.queryByLabelText(/^Mileage/)).toBeNull());
});

test("leaving with an unsent drawn signature asks for confirmation", async () => {
  const page = open();
  fireEvent.pointerDown(await screen.findByRole("img", { name: "Signature of the driver" }), {
    pointerId: 1,
  });
  await page.user.click(screen.getByRole("link", { name: "Back to the booking" }));
  await screen.findByRole("button", { name: "Leave without saving" });
});

test("[HO4] without a connection the report is stored on the device, and the page says where the photos are", async () => {
  const results = [
    { done: { failed: 1, waiting: 0, isWaiting: true } },
    { done: { failed: 0, waiting: 0, isWaiting: true } },
  ];
  const page = open({}, {}, () => results.shift());
  await fill(page);
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await screen.findByText(/keep it open, and send again/);
  expect(screen.getByLabelText(/^Mileage/).closest("[inert]")).toBeNull();
  await page.user.click(await screen.findByRole("button", { name: "Send again" }));
  await expect
    .poll(page.toasts)
    .toEqual(["The report waits on this device, and is sent once you are connected."]);
});

test("[HO5] photos stay on the page when a stored report is sent and the booking reloads", async () => {
  const page = open({}, {}, () => ({ done: { failed: 1, waiting: 0, isWaiting: true } }));
  await fill(page);
  await page.user.upload(screen.getByLabelText("Front: take a photo"), photo);
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await screen.findByText(/keep it open, and send again/);
  const handOver = { at, by, mileage: 42_000, fuel: 6 };
  await page.reload({ records: { handOver, return: null }, conditionReports: reports });
  await expect.poll(() => page.callsOf("booking").length).toBe(2);
  await screen.findByLabelText("Front: photo taken, take another");
  expect(screen.queryByText("There is nothing to sign now")).toBeNull();
});

test("[HO4] a report that the server did not accept keeps its input and is sent again with the same id and time", async () => {
  let isReady = false;
  const page = open(
    {},
    { signConditionReport: () => (isReady ? { ok: true, data: reports } : refuse(503, "not_ready")) },
  );
  await fill(page);
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await waitFor(() => expect(page.callsOf("signConditionReport").length).toBeGreaterThan(0));
  const again = await screen.findByRole("button", { name: /^S(?:end again|ign and send)$/ });
  expect(screen.getByLabelText<HTMLInputElement>(/^Mileage/).value).toBe("42 000");
  isReady = true;
  vi.setSystemTime(new Date("2026-12-01T09:30:00Z"));
  await page.user.click(again);
  await expect.poll(page.toasts).toContain("The condition report is signed and sent.");
  const sent = page.callsOf("signConditionReport");
  expect(new Set(sent.map(({ params }) => JSON.stringify(params))).size).toBe(1);
  expect(sent.at(-1)?.body).toMatchObject({ mileage: 42_000, at: "2026-12-01T09:00:00.000Z" });
});

test("[HO5] a photo is shown once taken, and failed photos are reported and can be sent again", async () => {
  const results = [
    { done: { failed: 1, waiting: 0, isWaiting: false } },
    { done: { failed: 0, waiting: 0, isWaiting: false } },
  ];
  const page = open({}, {}, () => results.shift());
  await fill(page);
  await page.user.upload(screen.getByLabelText("Front: take a photo"), photo);
  await screen.findByLabelText("Front: photo taken, take another");
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await screen.findByText(/Photos that are missing: 1/);
  expect(screen.getByLabelText(/^Mileage/).closest("[inert]")).not.toBeNull();
  expect(screen.getByLabelText(/Front: photo taken/).closest("[inert]")).toBeNull();
  await page.user.click(await screen.findByRole("button", { name: "Send again" }));
  await expect.poll(page.toasts).toEqual(["The condition report is signed and sent."]);
});

/** Returns the photos that the device lists. */
const listedPhotos = (): { angle: string }[] =>
  JSON.parse(localStorage.getItem(handoverPhotosKey) ?? '{"photos":[]}').photos;

/** Simulates a reload by discarding the page and its memory. */
function reloadPage() {
  cleanup();
  forgetPhotos();
}

test("[HO16] photos and typed values survive a reload; one photo is removed and the rest are sent", async () => {
  const files = createFakeCaches();
  vi.stubGlobal("caches", files);
  const { user } = open();
  await user.upload(await screen.findByLabelText("Front: take a photo"), photo);
  await user.upload(screen.getByLabelText("Rear: take a photo"), photo);
  type(/^Mileage/, "42 000");
  type(/Address of the driver/, "5 rue du Lac");
  await expect.poll(() => listedPhotos().map(({ angle }) => angle)).toEqual(["front", "rear"]);
  reloadPage();
  let sent: unknown[] = [];
  const page = open({}, {}, () => {
    sent = conditionAngles.filter((angle) => heldPhoto({ bookingId: id, kind: "handOver" }, angle));
    return { done: { failed: 0, waiting: 0, isWaiting: false } };
  });
  await screen.findByLabelText("Front: photo taken, take another");
  expect(screen.getByLabelText<HTMLInputElement>(/^Mileage/).value).toBe("42 000");
  expect(screen.getByLabelText<HTMLInputElement>(/Address of the driver/).value).toBe("5 rue du Lac");
  await page.user.click(screen.getByRole("button", { name: "Remove the photo: Rear" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Rear: take a photo"));
  expect(screen.queryByRole("button", { name: "Remove the photo: Rear" })).toBeNull();
  await expect.poll(() => listedPhotos().map(({ angle }) => angle)).toEqual(["front"]);
  await fill(page);
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await expect.poll(page.toasts).toEqual(["The condition report is signed and sent."]);
  expect(sent).toEqual(["front"]);
  await expect
    .poll(() => [localStorage.getItem(handoverPhotosKey), sessionStorage.length])
    .toEqual([null, 0]);
  await expect.poll(() => files.has(handoverPhotoFilesName)).toBe(false);
});

test("[HO16] the angles of lost photos are listed, and the input is kept", async () => {
  const files = createFakeCaches();
  vi.stubGlobal("caches", files);
  const { user } = open();
  await user.upload(await screen.findByLabelText("Front: take a photo"), photo);
  type(/^Mileage/, "42 000");
  await expect.poll(() => listedPhotos().length).toBe(1);
  await files.delete(handoverPhotoFilesName);
  reloadPage();
  const again = open();
  expect(await screen.findByText("This device has lost the photos of: Front. Take them again.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Mileage/).value).toBe("42 000");
  await again.user.upload(screen.getByLabelText("Front: take a photo"), photo);
  await waitFor(() => expect(screen.queryByText(/This device has lost/)).toBeNull());
});

test("[HO16] photos in the page's memory are shown when the form opens again, and can be removed", async () => {
  const { user } = open();
  await user.upload(await screen.findByLabelText("Front: take a photo"), photo);
  await waitFor(() => expect(heldPhoto({ bookingId: id, kind: "handOver" }, "front")).toBeDefined());
  cleanup();
  const again = open();
  await screen.findByLabelText("Front: photo taken, take another");
  await again.user.click(screen.getByRole("button", { name: /Remove.*Front|Front.*Remove/ }));
  expect(heldPhoto({ bookingId: id, kind: "handOver" }, "front")).toBeUndefined();
});

test("[HO16] if the browser cannot store files, the page warns and keeps the photo in memory", async () => {
  vi.stubGlobal("caches", { open: () => Promise.reject(new DOMException("denied", "SecurityError")) });
  const { user } = open();
  await user.upload(await screen.findByLabelText("Front: take a photo"), photo);
  await screen.findByText(/This device cannot keep them/);
  await screen.findByLabelText("Front: photo taken, take another");
  expect(heldPhoto({ bookingId: id, kind: "handOver" }, "front")?.name).toBe("a.jpg");
});

test("[HO16] leaving without saving deletes the photos and the input", async () => {
  vi.stubGlobal("caches", createFakeCaches());
  const page = open();
  await page.user.upload(await screen.findByLabelText("Front: take a photo"), photo);
  type(/^Mileage/, "42 000");
  await expect.poll(() => listedPhotos().length).toBe(1);
  await page.user.click(screen.getByRole("link", { name: "Back to the booking" }));
  await page.user.click(await screen.findByRole("button", { name: "Leave without saving" }));
  await expect
    .poll(() => [localStorage.getItem(handoverPhotosKey), sessionStorage.length])
    .toEqual([null, 0]);
});

test("[HO5] a file that is not an image is rejected beside its angle", async () => {
  const { user } = open();
  const field = await screen.findByLabelText("Front: take a photo");
  await user.upload(field, new File(["x"], "a.svg", { type: "image/svg+xml" }));
  expect(await screen.findByText(/JPEG/)).toBeTruthy();
  expect(screen.getByLabelText("Front: take a photo")).toBe(field);
});

test("[HO2] a return starts from the hand-over's values, and requires a reason for keeping part of the deposit", async () => {
  const handOver = { at, by, mileage: 42_000, fuel: 8 };
  const page = open({ records: { handOver, return: null }, conditionReports: reports });
  await screen.findByRole("heading", { level: 1, name: "Take the car back" });
  expect(screen.queryByRole("checkbox")).toBeNull();
  type(/^Mileage/, "41000");
  type(/Returned of the security deposit/, "440");
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await waitFor(() => expect(screen.getByLabelText(/^Mileage/).getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByLabelText(/Why a part is kept/).getAttribute("aria-invalid")).toBe("true");
  expect(page.callsOf("signConditionReport")).toEqual([]);
  type(/^Mileage/, "42950");
  type(/Why a part is kept/, "Fuel");
  await page.user.click(screen.getByRole("button", { name: "Sign and send" }));
  await waitFor(() => expect(page.callsOf("signConditionReport")).toHaveLength(1));
  expect(page.callsOf("signConditionReport")[0]?.body).toMatchObject({
    kind: "return",
    depositReturned: 440,
    keptReason: "Fuel",
  });
});

test("[HO9] [HO10] a return shows the charges that the driver will owe, less the kept part of the deposit", async () => {
  const handOver = { at, by, mileage: 42_000, fuel: 8 };
  const prices = { extraKilometre: 0.35, missingFuel: 12 };
  const usage = { mileage: 100, fuelPolicy: "likeForlike", prices } as const;
  const receipt = { ...aReceiptInput(), usage };
  open({ records: { handOver, return: null }, conditionReports: reports, receipt });
  await screen.findByRole("heading", { level: 1, name: "Take the car back" });
  expect(screen.queryByRole("list", { name: "Charged at return" })).toBeNull();
  type(/^Mileage/, "42400");
  fireEvent.input(screen.getByRole("slider", { name: /Fuel/ }), { target: { value: "6" } });
  type(/Returned of the security deposit/, "490");
  const lines = () => [...screen.getByRole("list", { name: "Charged at return" }).children];
  expect(lines().map(({ textContent }) => textContent?.replaceAll(/\s/g, " "))).toEqual([
    expect.stringMatching(/^Extra kilometres: 100 × 0\.35.*35/),
    expect.stringMatching(/^Missing fuel.*: 2 × 12.*24/),
    expect.stringMatching(/^Covered.*10/),
    expect.stringMatching(/^Owed at the agency.*49/),
  ]);
});

test("[HO14] without a connection the page opens from the device with a notice; a stored record is not signed twice", async () => {
  const supplier = { ...base.supplier, id: agencyId };
  const booking = aBooking({ id, status: "reserved", supplier, records: { handOver: null, return: null } });
  const { openApi } = fakeApi({ booking: () => ({ ok: true, data: booking }) });
  const { id: userId } = aUser({ type: "supplier" });
  const row = aDayBooking({ id, version: booking.version });
  const day = aStaffDay({ pickUps: [row, aDayBooking({ id: "not-open", actions: [] })] });
  const now = new Date("2026-12-01T07:30:00Z");
  expect(await storeHandovers(await openApi(), { userId, day, language: "en", now })).toBe(true);
  const cut = () => Promise.reject(new TypeError("not reached")) as never;
  open({}, { booking: cut });
  await screen.findByText(/You see the booking as it was on/);
  await screen.findByRole("heading", { level: 1, name: "Hand over the car" });
  expect(screen.getByLabelText(/^Mileage/)).toBeTruthy();
  cleanup();
  const { version, reference } = booking;
  openWaitingDecisions(userId);
  addWaitingDecision({
    booking: { id, version, reference, driver: "Amel" },
    action: { kind: "recordRental", record: "handOver" },
  });
  open({}, { booking: cut });
  await screen.findByText("What was recorded about this booking waits on this device.");
});

test("[HO15] the stored copy of a booking contains no licence and no address", async () => {
  const { id: userId } = aUser({ type: "supplier" });
  const handOver = { ...aHandOverReport, driverPapers: someDriverPapers };
  const booking = aBooking({ id, conditionReports: { handOver, return: null } });
  const { openApi } = fakeApi({ booking: () => ({ ok: true, data: booking }) });
  const day = aStaffDay({ dropOffs: [aDayBooking({ id, version: booking.version, actions: ["return"] })] });
  expect(await storeHandovers(await openApi(), { userId, day, language: "en", now: new Date() })).toBe(true);
  const stored = findStoredHandover(userId, id)?.booking.conditionReports;
  expect(stored).toEqual({ handOver: aHandOverReport, return: null });
});

test("[HO14] a busy server does not remove a booking from the device", async () => {
  const { id: userId } = aUser({ type: "supplier" });
  const stored = { userId, language: "en", now: new Date("2026-12-01T07:30:00Z") } as const;
  const dayOf = (version: number) => ({
    ...stored,
    day: aStaffDay({ pickUps: [aDayBooking({ id, version })] }),
  });
  const { openApi } = fakeApi({ booking: () => ({ ok: true, data: aBooking({ id }) }) });
  const { version } = aBooking({ id });
  expect(await storeHandovers(await openApi(), dayOf(version))).toBe(true);
  const busy = fakeApi({ booking: () => refuse(429, "too_many_requests") });
  expect(await storeHandovers(await busy.openApi(), dayOf(version + 1))).toBe(false);
  expect(findStoredHandover(userId, id)?.booking.version).toBe(version);
  const moved = fakeApi({ booking: () => refuse(404, "not_found") });
  expect(await storeHandovers(await moved.openApi(), dayOf(version + 1))).toBe(true);
  expect(findStoredHandover(userId, id)).toBeNull();
});

test("[HO1] an unconfirmed booking has nothing to sign", async () => {
  open({ status: "pending" });
  await screen.findByText("There is nothing to sign now");
  expect(screen.queryByRole("button", { name: "Sign and send" })).toBeNull();
});
