// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { aHandOverReport, someDriverPapers } from "@sayara/frontend/testing/data/someConditionReports";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { createFakeCaches } from "@sayara/frontend/testing/createFakeCaches";
import { storedBookingsName } from "#web/offline/storedBookingsName.ts";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { restoreSession } from "@sayara/frontend/session/restoreSession";
import { openBooking } from "./openBooking.ts";

const id = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
const request = { id, token: null, language: "en" } as const;
const now = new Date("2026-11-20T12:00:00Z");
const nextDay = new Date("2026-11-21T08:00:00Z");
const withBooking = fakeApi({ booking: () => ({ ok: true, data: aBooking({ id }) }) }).openApi;
const withoutBooking = fakeApi({ booking: () => refuse(404, "not_found") }).openApi;
const rateLimited = fakeApi({ booking: () => refuse(429, "too_many_requests") }).openApi;

let stores: ReturnType<typeof createFakeCaches>;
beforeEach(async () => {
  await restoreSession();
  stores = createFakeCaches();
  vi.stubGlobal("caches", stores);
});

const cachedPaths = async () => {
  if (!(await stores.has(storedBookingsName))) return [];
  return (await (await stores.open(storedBookingsName)).keys()).map(({ url }) => new URL(url).pathname);
};
const path = `/kept-bookings/${id}/driver`;

test("a driver's booking is stored, and its copy opens with the time of its data while the API is unavailable", async () => {
  storeUser(aUser());
  expect(await openBooking({ ...request, now }, withBooking)).toMatchObject({
    state: "found",
    storedAt: null,
  });
  await expect.poll(() => cachedPaths()).toContain(path);
  expect(await openBooking({ ...request, now: nextDay }, openUnreachableApi)).toMatchObject({
    state: "found",
    storedAt: now.toISOString(),
    booking: { reference: "SY-7K3Q9D" },
  });
});

test("a copy contains the agency's rental contract; a copy by an earlier version opens without one", async () => {
  const { agency } = someCarData();
  if (agency === null) throw new Error("no agency");
  const contracts = { fr: "https://agency.example/contrat.pdf" };
  const withContract = fakeApi({
    booking: () => ({ ok: true, data: aBooking({ id }) }),
    supplier: () => ({ ok: true, data: { ...agency, contracts } }),
  }).openApi;
  storeUser(aUser());
  expect(await openBooking({ ...request, now }, withContract)).toMatchObject({ contracts });
  await expect.poll(() => cachedPaths()).toContain(path);
  expect(await openBooking({ ...request, now: nextDay }, openUnreachableApi)).toMatchObject({ contracts });
  const cache = await stores.open(storedBookingsName);
  const copy = await (await cache.match(path))?.json();
  delete copy.data.contracts;
  await cache.put(path, Response.json(copy));
  expect(await openBooking({ ...request, now: nextDay }, openUnreachableApi)).toMatchObject({
    state: "found",
    contracts: {},
  });
});

test("[HO15] a copy contains neither the driver's licence nor the driver's address", async () => {
  const handOver = { ...aHandOverReport, driverPapers: someDriverPapers };
  const data = aBooking({ id, conditionReports: { handOver, return: null } });
  const { openApi } = fakeApi({ booking: () => ({ ok: true, data }) });
  storeUser(aUser());
  expect(JSON.stringify(await openBooking({ ...request, now }, openApi))).toContain(someDriverPapers.address);
  await expect.poll(() => cachedPaths()).toContain(path);
  const copy = await openBooking({ ...request, now: nextDay }, openUnreachableApi);
  expect(copy).toMatchObject({ booking: { conditionReports: { handOver: { mileage: handOver.mileage } } } });
  expect(JSON.stringify(copy)).not.toContain("driverPapers");
});

test("a booking that may no longer be seen is deleted from the device", async () => {
  storeUser(aUser());
  await openBooking({ ...request, now }, withBooking);
  await expect.poll(() => cachedPaths()).toContain(path);
  expect(await openBooking({ ...request, now: nextDay }, withoutBooking)).toEqual({
    state: "refused",
    code: "not_found",
  });
  await expect.poll(() => cachedPaths()).toEqual([]);
});

test("at the rate limit, the copy is opened and not deleted", async () => {
  storeUser(aUser());
  await openBooking({ ...request, now }, withBooking);
  await expect.poll(() => cachedPaths()).toContain(path);
  expect(await openBooking({ ...request, now: nextDay }, rateLimited)).toMatchObject({
    state: "found",
    storedAt: now.toISOString(),
  });
  expect(await cachedPaths()).toContain(path);
  expect(await openBooking({ ...request, id: crypto.randomUUID(), now: nextDay }, rateLimited)).toEqual({
    state: "refused",
    code: "too_many_requests",
  });
});

test("neither the next user nor a signed-out visitor can open a driver's copy", async () => {
  storeUser(aUser());
  await openBooking({ ...request, now }, withBooking);
  await expect.poll(() => cachedPaths()).toContain(path);
  storeUser(aUser({ id: "another" }));
  expect(await openBooking({ ...request, now: nextDay }, openUnreachableApi)).toEqual({
    state: "failed",
    fault: "network",
  });
  clearStoredUser();
  expect(await openBooking({ ...request, now: nextDay }, openUnreachableApi)).toEqual({
    state: "failed",
    fault: "network",
  });
  expect(await cachedPaths()).toEqual([]);
});

test("nothing is stored for staff, who see many people's bookings", async () => {
  storeUser(aUser({ type: "supplier" }));
  const put = vi.fn();
  const { open } = stores;
  vi.stubGlobal("caches", {
    ...stores,
    open: async (name: string) => ({ ...(await open(name)), put }),
  });
  expect(await openBooking({ ...request, now }, withBooking)).toMatchObject({ state: "found" });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(put).not.toHaveBeenCalled();
});
