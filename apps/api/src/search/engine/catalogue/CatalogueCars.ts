import type { Discount } from "@sayara/domain/pricing/CarPricing";
import type { MinimumPeriod } from "@sayara/domain/pricing/days/minimumDaysOn";
import type { Cover } from "@sayara/domain/pricing/covers/Cover";
import { Availability } from "#api/search/engine/availability/Availability.ts";
import { MinimumLengths } from "#api/search/engine/availability/MinimumLengths.ts";
import { BestOfGroups } from "#api/search/engine/listings/BestOfGroups.ts";
import { CarIds } from "./CarIds.ts";
import { CarCovers } from "./CarCovers.ts";
import type { CatalogueSupplier } from "./CatalogueSupplier.ts";
import type { CataloguePlace } from "./CataloguePlaces.ts";
import { Interned } from "./Interned.ts";
import { SlotSet } from "#api/search/engine/listings/SlotSet.ts";
import { TraitTable } from "./TraitTable.ts";
import { traitBits } from "./traits.ts";

/** Facts of a car that a search reads. */
export interface CarFacts {
  id: string;
  supplier: CatalogueSupplier;
  /** Its pick-up places. */
  places: readonly CataloguePlace[];
  /** See `traitsOf`. */
  traits: readonly number[];
  trips: number;
  co2: number | null;
  dailyPriceMillimes: number;
  /** Price of each cover per day, in millimes. −1: not offered; 0: included. */
  coverMillimes: Record<Cover, number>;
  /** Key that is equal for similar cars of an agency [SE11]. */
  similarTo: string;
  /** First and last day number of each period, in order. */
  calendar: readonly number[];
  /** Price of each period. */
  periodPrices: readonly number[];
  discounts: readonly Discount[];
  /** Last day number on which a rental may end, by the car's documents [DC3]. Null without an end. */
  bookableUntil: number | null;
  minimumPeriods: readonly MinimumPeriod[];
}

/** The part of the prices that many cars share. */
export interface Tariff {
  /** First and last day number of each period, in order. */
  calendar: readonly number[];
  discounts: readonly Discount[];
}

/** Stored for an unknown CO2 value, so that the car sorts after all others. */
const UNKNOWN_CO2 = 100_000;

/** The rentable cars, stored by column. Each car has a slot, with a bit for each boolean fact. */
export class CatalogueCars {
  readonly ids = new CarIds();
  readonly availability = new Availability();
  readonly covers = new CarCovers();
  readonly minimumLengths = new MinimumLengths();
  /** Columns by slot. Replaced when they grow, so each search must read them again. */
  supplier = new Int32Array(1024);
  trips = new Int32Array(1024);
  co2 = new Int32Array(1024);
  dailyPriceMillimes = new Int32Array(1024);
  /**
   * Position of the car's first period price in `periodPrices`. A car has half as many prices as its calendar has
   * entries.
   */
  firstPrice = new Int32Array(1024);
  /** Indexes into `tariffs`, `placeLists` and `similarGroups`. */
  tariff = new Int32Array(1024);
  places = new Int32Array(1024);
  similar = new Int32Array(1024);
  /** Last day number on which a rental of the slot may end. Only set for `withLastDay`. */
  bookableUntil = new Int32Array(1024);
  /** Number of prices that fit at `firstPrice`. */
  #priceCapacity = new Int32Array(1024);
  periodPrices = new Int32Array(4096);
  /** Cars whose documents have an end [DC3]. */
  readonly withLastDay = new SlotSet();
  /** Cars with a pick-up place. */
  readonly withPickup = new SlotSet();
  readonly traits = new TraitTable(traitBits.length);
  readonly tariffs = new Interned<Tariff>(
    ({ calendar, discounts }) => `${calendar.join()};${JSON.stringify(discounts)}`,
  );

  readonly placeLists = new Interned<readonly CataloguePlace[]>((places) =>
    places.map(({ id }) => id).join(),
  );

  readonly similarGroups = new Interned<string>((similarTo) => similarTo);
  readonly bestOfGroups = new BestOfGroups((a, b) => this.ids.compare(a, b));

  readonly #free: number[] = [];
  #end = 0;
  #pricesEnd = 0;

  get size(): number {
    return this.ids.size;
  }

  /** Returns the value of each car's included covers at its agency by slot, in millimes a day [SE9]. */
  coversPerDay(): Int32Array {
    return this.covers.valueBySlot(this.supplier, this.#end);
  }

  /** Returns the number of words in a set of all cars. */
  get wordCount(): number {
    return (this.#end + 31) >>> 5;
  }

  /** Adds or replaces a car and keeps its holds. */
  put(car: CarFacts): void {
    const existingSlot = this.ids.slotOf(car.id);
    const slot = existingSlot ?? this.#assignSlot(car.id);
    if (existingSlot !== undefined) this.#detach(slot);
    const hasMoved = existingSlot === undefined || this.supplier[slot] !== car.supplier.number;
    this.supplier[slot] = car.supplier.number;
    this.covers.put(slot, car.coverMillimes, { hasMoved });
    this.trips[slot] = car.trips;
    this.co2[slot] = car.co2 ?? UNKNOWN_CO2;
    this.dailyPriceMillimes[slot] = car.dailyPriceMillimes;
    this.traits.put(slot, car.traits);
    this.similar[slot] = this.similarGroups.acquire(car.similarTo);
    this.tariff[slot] = this.tariffs.acquire({ calendar: car.calendar, discounts: car.discounts });
    this.#putPrices(slot, car.periodPrices);
    this.minimumLengths.put(slot, car.minimumPeriods);
    this.places[slot] = this.placeLists.acquire(car.places);
    for (const place of car.places) place.cars.add(slot);
    this.withPickup.put(slot, car.places.length > 0);
    this.bookableUntil[slot] = car.bookableUntil ?? 0;
    this.withLastDay.put(slot, car.bookableUntil !== null);
  }

  remove(id: string): void {
    const slot = this.ids.slotOf(id);
    if (slot === undefined) return;
    this.#detach(slot);
    this.withPickup.delete(slot);
    this.withLastDay.delete(slot);
    this.availability.clear(slot);
    this.covers.clear(slot);
    this.minimumLengths.clear(slot);
    this.ids.delete(id);
    this.#free.push(slot);
  }

  /** Returns whether the car's documents are valid on the day of drop-off [DC3]. */
  isBookableUntil(slot: number, dropOffDay: number): boolean {
    return !this.withLastDay.has(slot) || (this.bookableUntil[slot] ?? 0) >= dropOffDay;
  }

  placesOf(slot: number): readonly CataloguePlace[] {
    return this.placeLists.get(this.places[slot] ?? -1) ?? [];
  }

  tariffOf(slot: number): Tariff {
    return this.tariffs.get(this.tariff[slot] ?? -1) ?? emptyTariff;
  }

  #assignSlot(id: string): number {
    const slot = this.#free.pop() ?? this.#end++;
    this.ids.add(id, slot);
    if (slot < this.supplier.length) return slot;
    this.supplier = grow(this.supplier);
    this.trips = grow(this.trips);
    this.co2 = grow(this.co2);
    this.dailyPriceMillimes = grow(this.dailyPriceMillimes);
    this.firstPrice = grow(this.firstPrice);
    this.tariff = grow(this.tariff);
    this.places = grow(this.places);
    this.similar = grow(this.similar);
    this.bookableUntil = grow(this.bookableUntil);
    this.#priceCapacity = grow(this.#priceCapacity);
    return slot;
  }

  /** Removes a slot from the other tables. */
  #detach(slot: number): void {
    for (const place of this.placesOf(slot)) place.cars.delete(slot);
    this.placeLists.release(this.places[slot] ?? 0);
    this.tariffs.release(this.tariff[slot] ?? 0);
    this.similarGroups.release(this.similar[slot] ?? 0);
  }

  /** Overwrites the old prices if they fit, and appends otherwise: a car rarely gets another period. */
  #putPrices(slot: number, prices: readonly number[]): void {
    if (prices.length > (this.#priceCapacity[slot] ?? 0)) {
      this.#priceCapacity[slot] = prices.length;
      this.firstPrice[slot] = this.#pricesEnd;
      this.#pricesEnd += prices.length;
      while (this.#pricesEnd > this.periodPrices.length) this.periodPrices = grow(this.periodPrices);
    }
    this.periodPrices.set(prices, this.firstPrice[slot] ?? 0);
  }
}

const emptyTariff: Tariff = { calendar: [], discounts: [] };

function grow(column: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(column.length * 2);
  larger.set(column);
  return larger;
}
