import { anExtra } from "@sayara/domain/testing/anExtra";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { expect } from "vitest";
import type { Database } from "#api/database/Schema.ts";
import { createRandom } from "#api/demo/createRandom.ts";
import { createTestApp, type TestRequest, type TestResponse } from "#api/testing/createTestApp.ts";
import { aCheckout } from "#api/testing/data/aCheckout.ts";
import { aFileForm } from "#api/testing/data/aFile.ts";
import { aUser } from "#api/testing/data/aCatalogue.ts";
import { anEdit } from "#api/testing/data/aDriver.ts";
import { aPortal } from "#api/testing/data/aPortal.ts";
import { aSeason } from "#api/testing/data/aSeason.ts";
import { aStoredExtra } from "#api/testing/data/aStoredExtra.ts";
import { findYearProblems, type Rental, rentalBody } from "./findYearProblems.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Turnaround time between rentals, in minutes. */
const TURNAROUND = 60;
/** Pieces of the agency's extra; fewer than the two pieces that each of its three cars can take. */
const STOCK = 3;
const ranges = ["mini", "midi", "maxi"] as const;
const start = Date.parse("2026-11-20T12:00:00Z");
/** Fields that a published car needs in addition to those of `aCar` [FL2]. */
const publishable = {
  damage_excess_millimes: 2_000_000,
  waived_damage_excess_millimes: 500_000,
  theft_excess_millimes: 2_000_000,
  protected_theft_excess_millimes: 500_000,
  insured_excess_millimes: 0,
};
/** Status codes of an action that the agency's state allows or refuses; any other code is a fault. */
const expected = new Set([200, 201, 404, 409, 422]);

/**
 * Simulates years one after another, with consecutive seeds from `first`.
 *
 * @returns how often each action succeeded.
 * @throws AssertionError with the seed and the broken invariants of the first year that breaks one.
 */
export async function someAgencyYears(
  db: Database,
  { first, years }: { first: number; years: number },
): Promise<Record<string, number>> {
  const total: Record<string, number> = {};
  for (let seed = first; seed < first + years; seed += 1) {
    const { counts, problems } = await anAgencyYear(db, seed);
    expect([seed, problems]).toEqual([seed, []]);
    for (const [act, count] of Object.entries(counts)) total[act] = (total[act] ?? 0) + count;
  }
  return total;
}

/** Number of successes of each action, and the violations found. */
interface AgencyYear {
  counts: Record<string, number>;
  problems: string[];
}

/**
 * Simulates a year of an agency with three cars: bookings, edits, cancellations, blocks, walk-ins, prices,
 * seasons, documents, an extra and jumps of the clock, chosen by `seed`. Checks the invariants after every
 * step and stops at the first violation.
 */
async function anAgencyYear(db: Database, seed: number): Promise<AgencyYear> {
  const random = createRandom(seed);
  const api = createTestApp(db, {
    seed: `year ${seed}`,
    env: { CAPTCHA: "off", MAXIMUM_UNPAID_HOLDS: "1000", ADDRESS_CALLS_BURST: "1000000" },
  });
  const portal = await aPortal(api, db);
  // The cars are of different ranges, because a search lists similar cars of an agency only once.
  await db
    .updateTable("cars")
    .set({ deleted_at: new Date(start) })
    .where("id", "=", portal.car.id)
    .execute();
  const cars: { id: string; slug: string }[] = [];
  for (const range of ranges) {
    cars.push(await portal.aCar({ range, plate: `${seed % 1000} TU ${cars.length}`, ...publishable }));
  }
  await db
    .updateTable("suppliers")
    .set({ turnaround_minutes: TURNAROUND })
    .where("id", "=", portal.agency.id)
    .execute();
  // Each year restarts the clock, so it needs an address whose rate limits are unused.
  const address = `10.${(seed >> 16) % 250}.${(seed >> 8) % 250}.${seed % 250}`;
  const driver = await aUser(db);
  const cookie = await api.sessionOf(driver, { address });
  // The session must outlast the jumps of the clock.
  await db
    .updateTable("sessions")
    .set({ expires_at: new Date(start + 800 * DAY) })
    .execute();
  const { timeZone } = api.config.business;
  const sold = anExtra({ stock: STOCK });
  const extra = { id: await aStoredExtra(db, portal.agency.id, sold), version: 1, price: sold.price };
  const world = {
    api,
    db,
    agencyId: portal.agency.id,
    place: portal.tunis.slug,
    turnaround: TURNAROUND,
    carIds: cars.map(({ id }) => id),
    address,
  };
  let now = start;
  const counts: Record<string, number> = {};
  const bookings: string[] = [];
  const blocks: { id: string; version: number }[] = [];
  const seasons: { id: string; version: number }[] = [];

  const asDriver = (path: string, body?: object, options: TestRequest = {}) =>
    api.request(path, { cookie, address, ...(body && { body }), ...options });
  const owner = (path: string, options: TestRequest = {}) => portal.call("owner", path, options);
  const aRental = (): Rental => {
    const from = new Date(Math.ceil((now + random.between(4, 60 * 24) * HOUR) / HOUR) * HOUR);
    return { from, to: new Date(from.getTime() + random.between(6, 9 * 24) * HOUR) };
  };
  const piecesOf = () => ({ id: extra.id, count: random.between(0, sold.maximumPerRental) });
  /** Reads a version from its row, because the operation of a page would cost a dozen statements. */
  const versionOf = async (table: "bookings" | "cars", id: string) =>
    (await db.selectFrom(table).select("version").where("id", "=", id).executeTakeFirstOrThrow()).version;

  const acts: Record<string, () => Promise<Pick<TestResponse, "status" | "json"> | undefined>> = {
    async book() {
      const rental = rentalBody(world, aRental(), random.pick(cars), piecesOf());
      const quoted = await api.request("/api/quote", { address, body: { ...rental, language: "fr" } });
      if (quoted.status !== 200) return undefined;
      const request = aCheckout(portal, { rental, total: quoted.json.quote.total });
      const { driver: _guest, ...body } = request;
      const booked = await asDriver("/api/checkout", body);
      if (booked.status === 201) bookings.push(booked.json.bookingId);
      return booked;
    },
    async answer() {
      const id = random.pick(bookings.slice(-2));
      const version = await versionOf("bookings", id);
      const status = random.chance(0.8) ? "reserved" : "cancelled";
      return owner(`/api/change-booking-status/${id}`, { body: { version, status } });
    },
    async cancel() {
      const id = random.pick(bookings.slice(-2));
      const version = await versionOf("bookings", id);
      return asDriver(`/api/cancel-booking/${id}`, { version });
    },
    async edit() {
      const id = random.pick(bookings.slice(-2));
      const version = await versionOf("bookings", id);
      const { from, to } = aRental();
      const { extras } = rentalBody(world, { from, to }, random.pick(cars), piecesOf());
      const edit = anEdit(portal, {
        from: from.toISOString(),
        to: to.toISOString(),
        // Without `extras`, the booking keeps its extras.
        ...(random.chance(0.5) && { extras }),
      });
      const quoted = await asDriver(`/api/quote-edit/${id}`, { version, edit });
      if (quoted.status !== 200) return quoted;
      const { total } = quoted.json.quote;
      return asDriver("/api/update-booking", { id, version, edit, total }, { method: "PUT" });
    },
    async block() {
      const { from, to } = aRental();
      const isWalkIn = random.chance(0.5);
      const block = {
        kind: isWalkIn ? "walkIn" : "workshop",
        carId: random.pick(cars).id,
        from: from.toISOString(),
        to: to.toISOString(),
        note: "",
        ...(isWalkIn && { walkIn: { customer: "Zied", phone: "", price: null, contractNumber: "" } }),
      };
      const isShort = to.getTime() - from.getTime() < 6 * DAY;
      const weeks = isShort && random.chance(0.2) ? 3 : 1;
      const created = await owner("/api/create-block/own", { body: { block, weeks } });
      if (created.status === 200) blocks.push(...created.json.items);
      return created;
    },
    async unblock() {
      const [block] = blocks.splice(random.between(0, blocks.length - 1), 1);
      if (block === undefined) return undefined;
      return owner(`/api/delete-block/own/${block.id}`, { body: { version: block.version } });
    },
    async price() {
      const { id } = random.pick(cars);
      const version = await versionOf("cars", id);
      const dailyPrice = random.between(40, 200) + random.pick([0, 0.5]);
      return owner(`/api/update-car/own/${id}`, { method: "PUT", body: { version, dailyPrice } });
    },
    async extra() {
      const { id, version } = extra;
      const price = random.between(0, 30) + random.pick([0, 0.5]);
      const saved = await owner("/api/save-extra/own", { body: { id, version, extra: { ...sold, price } } });
      if (saved.status === 200) Object.assign(extra, { version: version + 1, price });
      return saved;
    },
    async season() {
      const first = new Date(now + random.between(-20, 80) * DAY);
      const season = aSeason({
        startDate: dateInZone(first, timeZone),
        endDate: dateInZone(new Date(first.getTime() + random.between(0, 40) * DAY), timeZone),
        repeatsYearly: random.chance(0.3),
        price: random.chance(0.5)
          ? { kind: "daily", amount: random.between(50, 250) }
          : { kind: "percentage", percentage: random.between(-30, 80) },
        ranges: random.chance(0.5) ? [...ranges] : [random.pick(ranges)],
      });
      const saved = await owner("/api/save-season/own", { body: { season } });
      if (saved.status === 200) seasons.push(saved.json.seasons[0]);
      return saved;
    },
    async endSeason() {
      const [season] = seasons.splice(random.between(0, seasons.length - 1), 1);
      if (season === undefined) return undefined;
      const { id, version } = season;
      return owner("/api/delete-season/own", { body: { id, version } });
    },
    async papers() {
      const expiresOn = dateInZone(new Date(now + random.between(20, 200) * DAY), timeZone);
      const query = new URLSearchParams({
        expiresOn,
        ...(random.chance(0.5) && { car: random.pick(cars).id }),
      });
      const form = { method: "POST", body: aFileForm() };
      const handedIn = await owner(`/api/hand-in-document/own/assurance?${query}`, form);
      if (handedIn.status !== 200) return handedIn;
      const reason = random.chance(0.8) ? null : "Illisible";
      return portal.call("admin", `/api/decide-document/${handedIn.json.id}`, { body: { reason } });
    },
    async wait() {
      now += random.pick([9, 30, 24 * 6, 24 * 20, 24 * 40]) * HOUR;
      api.setTime(new Date(now).toISOString());
      return { status: 200, json: undefined };
    },
  };

  const isOver = () => now >= start + 365 * DAY;
  while (!isOver()) {
    const name = random.chance(0.15) ? "wait" : random.pick(Object.keys(acts));
    const needsBooking = name === "answer" || name === "cancel" || name === "edit";
    if (needsBooking && bookings.length === 0) continue;
    const done = await acts[name]?.();
    if (done === undefined) continue;
    if (!expected.has(done.status)) {
      return { counts, problems: [`${name} got ${done.status} ${JSON.stringify(done.json)}`] };
    }
    if (done.status < 300) counts[name] = (counts[name] ?? 0) + 1;
    const probe = { rental: aRental(), car: random.pick(cars), now: new Date(now) };
    const pieces = { ...sold, price: extra.price, ...piecesOf(), stock: STOCK };
    const problems = await findYearProblems(world, { ...probe, extra: pieces });
    if (problems.length > 0)
      return { counts, problems: problems.map((problem) => `after ${name}: ${problem}`) };
  }
  return { counts, problems: [] };
}
