import type { Discount } from "@sayara/domain/pricing/CarPricing";
import { Holds } from "./Holds.ts";
import type { OfferedPlace, OfferedSupplier } from "./Offer.ts";

/** What a search needs to know of a car. */
export interface CarFacts {
  id: string;
  supplier: OfferedSupplier;
  places: readonly OfferedPlace[];
  /** See `traitsOf`. */
  traits: number;
  trips: number;
  co2: number | null;
  dailyPriceMillimes: number;
  /** Start and end of each period as day numbers, one after the other. */
  calendar: readonly number[];
  /** The price of each period. */
  periodPrices: readonly number[];
  discounts: readonly Discount[];
}

/** CO2 of a car that does not tell: after all others. */
const UNKNOWN_CO2 = 100_000;
const MOST_SIGHTS = 2 ** 31 - 1;

/**
 * The cars that can be rented, a slot each, their facts in columns: 100,000 of them take a few tens of megabytes
 * and are passed over without leaving the processor's cache.
 */
export class OfferedCars {
  readonly holds = new Holds();
  /** Columns, by slot. They are replaced when they grow: a search takes them anew. */
  readonly ids: string[] = [];
  supplier = new Int32Array(1024);
  traits = new Int32Array(1024);
  trips = new Int32Array(1024);
  co2 = new Int32Array(1024);
  dailyPriceMillimes = new Int32Array(1024);
  /** Where the car's period prices begin in `periodPrices`; there are half as many as its calendar is long. */
  firstPrice = new Int32Array(1024);
  periodPrices = new Int32Array(4096);
  /** Shared among the many cars that have the same. */
  readonly places: (readonly OfferedPlace[])[] = [];
  readonly calendars: (readonly number[])[] = [];
  readonly discounts: (readonly Discount[])[] = [];

  #seen = new Int32Array(1024);
  #sights = 0;
  readonly #slots = new Map<string, number>();
  readonly #free: number[] = [];
  readonly #sharedPlaces = createSharing<readonly OfferedPlace[]>((places) =>
    places.map(({ id }) => id).join(),
  );
  readonly #sharedCalendars = createSharing<readonly number[]>((calendar) => calendar.join());
  readonly #sharedDiscounts = createSharing<readonly Discount[]>(JSON.stringify);
  #pricesEnd = 0;

  get size(): number {
    return this.#slots.size;
  }

  slotOf(id: string): number | undefined {
    return this.#slots.get(id);
  }

  slots(): IterableIterator<number> {
    return this.#slots.values();
  }

  /** Tells of each slot whether it is shown for the first time. Only the newest one is to be asked. */
  createSight(): (slot: number) => boolean {
    if (this.#sights === MOST_SIGHTS) this.#seen.fill((this.#sights = 0));
    const sight = (this.#sights += 1);
    const seen = this.#seen;
    return (slot) => {
      if (seen[slot] === sight) return false;
      seen[slot] = sight;
      return true;
    };
  }

  /** Puts a car in, in the place of what was known of it. Its holds stay as they are. */
  put(car: CarFacts): void {
    const known = this.#slots.get(car.id);
    const slot = known ?? this.#free.pop() ?? this.ids.length;
    if (known !== undefined) this.#leavePlaces(known);
    else this.#occupy(slot, car.id);

    this.supplier[slot] = car.supplier.number;
    this.traits[slot] = car.traits;
    this.trips[slot] = car.trips;
    this.co2[slot] = car.co2 ?? UNKNOWN_CO2;
    this.dailyPriceMillimes[slot] = car.dailyPriceMillimes;
    this.discounts[slot] = this.#sharedDiscounts(car.discounts);
    this.#putPrices(slot, car);
    this.places[slot] = this.#sharedPlaces(car.places);
    for (const place of car.places) place.cars.add(slot);
  }

  remove(id: string): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    this.#leavePlaces(slot);
    this.holds.clear(slot);
    this.#slots.delete(id);
    this.#free.push(slot);
  }

  #occupy(slot: number, id: string): void {
    this.#slots.set(id, slot);
    this.ids[slot] = id;
    if (slot < this.supplier.length) return;
    this.supplier = grown(this.supplier);
    this.traits = grown(this.traits);
    this.trips = grown(this.trips);
    this.co2 = grown(this.co2);
    this.dailyPriceMillimes = grown(this.dailyPriceMillimes);
    this.firstPrice = grown(this.firstPrice);
    this.#seen = grown(this.#seen);
  }

  #leavePlaces(slot: number): void {
    for (const place of this.places[slot] ?? []) place.cars.delete(slot);
  }

  /** Over the old prices if there are as many, else behind all others: a car rarely gets or loses a period. */
  #putPrices(slot: number, { calendar, periodPrices }: CarFacts): void {
    if (this.calendars[slot]?.length !== calendar.length) {
      this.firstPrice[slot] = this.#pricesEnd;
      this.#pricesEnd += periodPrices.length;
      while (this.#pricesEnd > this.periodPrices.length) this.periodPrices = grown(this.periodPrices);
    }
    this.calendars[slot] = this.#sharedCalendars(calendar);
    this.periodPrices.set(periodPrices, this.firstPrice[slot] ?? 0);
  }
}

function grown(column: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(column.length * 2);
  larger.set(column);
  return larger;
}

/** One list stands for all that are equal. */
function createSharing<List>(keyOf: (list: List) => string): (list: List) => List {
  const known = new Map<string, List>();
  return (list) => {
    const key = keyOf(list);
    const shared = known.get(key) ?? list;
    if (known.size < 10_000) known.set(key, shared);
    return shared;
  };
}
