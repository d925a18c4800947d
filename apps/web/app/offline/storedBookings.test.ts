import { beforeEach, expect, test, vi } from "vitest";
import { removeInterface } from "@sayara/frontend/testing/removeInterface";
import { createFakeCaches } from "@sayara/frontend/testing/createFakeCaches";
import { dropStoredBookings } from "./dropStoredBookings.ts";
import { MAXIMUM_STORED, type CopyOwner } from "./StoredBooking.ts";
import { storedBookings } from "./storedBookings.ts";
import { storedBookingsName } from "./storedBookingsName.ts";

const driver: CopyOwner = { kind: "driver", id: "user-1" };
const link: CopyOwner = { kind: "link", token: "a-secret-token" };
const now = new Date("2026-11-20T12:00:00Z");
const to = "2026-12-04T09:00:00.000Z";
const days = (count: number, from = now) => new Date(from.getTime() + count * 24 * 3_600_000);
const sameOwner = { isCurrentOwner: () => true };
const aCopy = (changes = {}) => ({ id: "b1", owner: driver, to, data: { total: 318 }, now, ...changes });
const file = new Blob(["%PDF-"], { type: "application/pdf" });
const aVoucher = { id: "b1", owner: driver, language: "fr", version: 1 };

let caches: ReturnType<typeof createFakeCaches>;
beforeEach(() => {
  caches = createFakeCaches();
  vi.stubGlobal("caches", caches);
});

async function readAllStored(): Promise<string> {
  const lines: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) lines.push(key.url, (await (await cache.match(key))?.text()) ?? "");
  }
  return lines.join("\n");
}

test("a stored booking can be opened by its driver and includes the time of its data", async () => {
  expect(await storedBookings.store(aCopy(), sameOwner)).toBe(true);
  expect(await storedBookings.read("b1", driver, days(1))).toMatchObject({
    savedAt: now.toISOString(),
    data: { total: 318 },
  });
});

test.each<[string, CopyOwner]>([
  ["another driver", { kind: "driver", id: "user-2" }],
  ["a signed link", link],
])("%s does not open a driver's copy", async (_, owner) => {
  await storedBookings.store(aCopy(), sameOwner);
  expect(await storedBookings.read("b1", owner, now)).toBeNull();
});

test("a copy made through a link opens with the same token, which is not stored", async () => {
  await storedBookings.store(aCopy({ owner: link }), sameOwner);
  expect(await storedBookings.read("b1", link, now)).not.toBeNull();
  expect(await storedBookings.read("b1", { kind: "link", token: "another" }, now)).toBeNull();
  const stored = await readAllStored();
  expect(stored).toContain("318");
  expect(stored).not.toContain("a-secret-token");
});

test("a copy expires 7 days after drop-off, or after 60 days without a visit", async () => {
  await storedBookings.store(aCopy(), sameOwner);
  expect(await storedBookings.read("b1", driver, days(6.9, new Date(to)))).not.toBeNull();
  expect(await storedBookings.read("b1", driver, days(7, new Date(to)))).toBeNull();
  await storedBookings.store(aCopy({ to: days(200).toISOString() }), sameOwner);
  expect(await storedBookings.read("b1", driver, days(59.9))).not.toBeNull();
  expect(await storedBookings.read("b1", driver, days(60))).toBeNull();
});

test("a booking that ended more than 7 days ago is not stored", async () => {
  expect(await storedBookings.store(aCopy({ to: days(-7).toISOString() }), sameOwner)).toBe(false);
  expect(await readAllStored()).toBe("");
});

test("prune deletes expired copies and their vouchers", async () => {
  await storedBookings.store(aCopy(), sameOwner);
  await storedBookings.storeVoucher(file, aVoucher, sameOwner);
  await storedBookings.prune(days(6, new Date(to)));
  expect(await readAllStored()).toContain("voucher");
  await storedBookings.prune(days(8, new Date(to)));
  expect(await readAllStored()).toBe("");
});

test("at most ten bookings are stored, and the least recently opened one is deleted", async () => {
  for (let index = 0; index <= MAXIMUM_STORED; index++) {
    const opened = new Date(now.getTime() + index * 1000);
    await storedBookings.store(aCopy({ id: `b${index}`, now: opened }), sameOwner);
  }
  expect(await storedBookings.read("b0", driver, now)).toBeNull();
  expect(await storedBookings.read("b1", driver, now)).not.toBeNull();
  expect(await storedBookings.read(`b${MAXIMUM_STORED}`, driver, now)).not.toBeNull();
});

test("a voucher opens in its language and version, for anyone allowed to open the copy", async () => {
  await storedBookings.store(aCopy(), sameOwner);
  await storedBookings.storeVoucher(file, aVoucher, sameOwner);
  expect(await (await storedBookings.readVoucher(aVoucher, now))?.text()).toBe("%PDF-");
  expect(await storedBookings.hasVoucher(aVoucher)).toBe(true);
  expect(await storedBookings.hasVoucher({ ...aVoucher, version: 2 })).toBe(false);
  expect(await storedBookings.readVoucher({ ...aVoucher, language: "es" }, now)).toBeNull();
  const other: CopyOwner = { kind: "driver", id: "user-2" };
  expect(await storedBookings.readVoucher({ ...aVoucher, owner: other }, now)).toBeNull();
});

test("drop deletes a booking and its voucher, but no other booking", async () => {
  await storedBookings.store(aCopy(), sameOwner);
  await storedBookings.storeVoucher(file, aVoucher, sameOwner);
  await storedBookings.store(aCopy({ id: "b2" }), sameOwner);
  await storedBookings.delete("b1");
  const stored = await readAllStored();
  expect(stored).not.toContain("/b1/");
  expect(stored).toContain("/b2/");
});

test("nothing is written for a user who has signed out in the meantime", async () => {
  expect(await storedBookings.store(aCopy(), { isCurrentOwner: () => false })).toBe(false);
  expect(await readAllStored()).toBe("");
});

test("a sign-out during a write deletes what was written", async () => {
  let calls = 0;
  const isCurrentOwner = () => ++calls === 1;
  expect(await storedBookings.store(aCopy(), { isCurrentOwner })).toBe(false);
  expect(await caches.has(storedBookingsName)).toBe(false);
});

test("a write during a deletion waits for the deletion to finish", async () => {
  await storedBookings.store(aCopy(), sameOwner);
  const deletion = dropStoredBookings();
  await storedBookings.store(aCopy({ id: "b2" }), sameOwner);
  await deletion;
  expect(await storedBookings.read("b1", driver, now)).toBeNull();
  // Written for the next user, after the deletion.
  expect(await storedBookings.read("b2", driver, now)).not.toBeNull();
});

test("a copy with invalid data is not opened", async () => {
  const cache = await caches.open(storedBookingsName);
  await cache.put("/kept-bookings/b1/driver", new Response("{}"));
  expect(await storedBookings.read("b1", driver, now)).toBeNull();
});

test("nothing is stored without the Cache API", async () => {
  vi.stubGlobal("caches", undefined);
  expect(await storedBookings.store(aCopy(), sameOwner)).toBe(false);
  expect(await storedBookings.read("b1", driver, now)).toBeNull();
  await expect(storedBookings.prune(now)).resolves.toBeUndefined();
});

test("a booking is stored in a browser without Response.json", async () => {
  removeInterface(Response, "json");
  expect(await storedBookings.store(aCopy(), sameOwner)).toBe(true);
  expect(await storedBookings.read("b1", driver, now)).toMatchObject({ data: { total: 318 } });
});
