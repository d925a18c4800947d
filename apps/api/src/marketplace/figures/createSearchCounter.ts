import { MAX_VAIN_SEARCHES } from "@sayara/domain/config/businessDefaults";
import { searchedChoices } from "@sayara/domain/figures/searchCounts";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { sql } from "kysely";
import { isPublished } from "#api/catalogue/cars/carConditions.ts";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database, Transaction } from "#api/database/Schema.ts";

const SEARCHES_LOCK = "search counts";
/**
 * Maximum number of filter choices of a zero-result search. With more, it counts only in the day's totals.
 */
const MAX_CHOICES = 12;
/** Maximum number of slugs counted between two writes to the database. A slug may belong to no car. */
const MAX_OPENED = 10_000;

/** A completed search to be counted [FG9, FG10]. */
export interface CountedSearch {
  /** In the marketplace's zone. */
  day: CalendarDate;
  /** Null for a search of all places. */
  placeId: string | null;
  /** Day of pick-up. */
  pickupOn: CalendarDate;
  filter: CarFilter;
  /** Number of cars found. */
  found: number;
  /** Starts at 1. A search is counted once, by its first page. */
  page: number;
  /** The agency of each car on the page; an agency with several cars appears several times. */
  shown: readonly string[];
}

/** A successful request for the details of a car [FG13]. */
export interface OpenedCar {
  /** In the marketplace's zone. */
  day: CalendarDate;
  /** As requested. Ids, retired slugs and slugs of no car are not counted. */
  idOrSlug: string;
}

/** Counts searches in memory until a job stores the counts, so that no search waits for the database. */
export interface SearchCounter {
  count: (search: CountedSearch) => void;
  countOpened: (car: OpenedCar) => void;
  /** Adds the counts since the last call to the database. */
  store: (db: Database) => Promise<void>;
}

interface ZeroResultSearches {
  day: CalendarDate;
  place: string | null;
  month: string;
  filters: string[];
  searches: number;
}

interface ShownCars {
  day: CalendarDate;
  supplier: string;
  shown: number;
}

interface OpenedCars {
  day: CalendarDate;
  slug: string;
  opened: number;
}

export function createSearchCounter(): SearchCounter {
  let days = new Map<CalendarDate, { searches: number; inVain: number }>();
  let zeroResults = new Map<string, ZeroResultSearches>();
  let shown = new Map<string, ShownCars>();
  let opened = new Map<string, OpenedCars>();

  const addDay = (day: CalendarDate, searches: number, inVain: number) => {
    const counts = days.get(day) ?? { searches: 0, inVain: 0 };
    days.set(day, { searches: counts.searches + searches, inVain: counts.inVain + inVain });
  };
  const addZeroResult = (one: ZeroResultSearches) => {
    const key = [one.day, one.place, one.month, ...one.filters].join(" ");
    const known = zeroResults.get(key);
    if (known !== undefined) known.searches += one.searches;
    else if (zeroResults.size < MAX_VAIN_SEARCHES) zeroResults.set(key, one);
  };
  const addShown = (one: ShownCars) => {
    const key = `${one.day} ${one.supplier}`;
    const known = shown.get(key);
    if (known === undefined) shown.set(key, one);
    else known.shown += one.shown;
  };
  const addOpened = (one: OpenedCars) => {
    const key = `${one.day} ${one.slug}`;
    const known = opened.get(key);
    if (known !== undefined) known.opened += one.opened;
    else if (opened.size < MAX_OPENED) opened.set(key, one);
  };

  return {
    count({ day, placeId, pickupOn, filter, found, page, shown: suppliers }) {
      const filters = searchedChoices(filter);
      if (filters !== null) for (const supplier of suppliers) addShown({ day, supplier, shown: 1 });
      if (page > 1) return;
      addDay(day, 1, found === 0 ? 1 : 0);
      if (found > 0 || filters === null || filters.length > MAX_CHOICES) return;
      addZeroResult({ day, place: placeId, month: pickupOn.slice(0, 7), filters, searches: 1 });
    },
    countOpened({ day, idOrSlug }) {
      addOpened({ day, slug: idOrSlug, opened: 1 });
    },
    async store(db) {
      if (days.size + shown.size + opened.size === 0) return;
      const storedDays = days;
      const storedZeroResults = [...zeroResults.values()];
      const exposure = { shown: [...shown.values()], opened: [...opened.values()] };
      days = new Map();
      zeroResults = new Map();
      shown = new Map();
      opened = new Map();
      await inTransaction(db, async (transaction) => {
        await lockInOrder(transaction, [SEARCHES_LOCK]);
        for (const [day, { searches, inVain }] of storedDays)
          await sql`
            insert into search_days as stored values (${day}, ${searches}, ${inVain})
            on conflict (day) do update set searches = stored.searches + excluded.searches,
              in_vain = stored.in_vain + excluded.in_vain
          `.execute(transaction);
        // Adds new combinations up to the day's limit. The place may have been deleted in the meantime.
        await sql`
          with counted as (
            select day, place, month, array(select json_array_elements_text(filters)) as filters, searches,
              row_number() over (partition by day order by searches desc) as number
            from json_to_recordset(${JSON.stringify(storedZeroResults)}::json)
              as counted (day date, place uuid, month text, filters json, searches integer)
            where place is null or exists (select from locations where id = place)
          )
          insert into vain_searches as stored
          select day, place, month, filters, searches from counted
          where number <= ${MAX_VAIN_SEARCHES} - (select count(*) from vain_searches where day = counted.day)
            or exists (select from vain_searches as known where known.day = counted.day
              and known.place_id is not distinct from counted.place and known.month = counted.month
              and known.filters = counted.filters)
          on conflict (day, place_id, month, filters) do update set searches = stored.searches + excluded.searches
        `.execute(transaction);
        await storeExposure(transaction, exposure);
      }).catch((error: unknown) => {
        // The next call stores these counts too.
        for (const [day, { searches, inVain }] of storedDays) addDay(day, searches, inVain);
        for (const one of storedZeroResults) addZeroResult(one);
        for (const one of exposure.shown) addShown(one);
        for (const one of exposure.opened) addOpened(one);
        throw error;
      });
    },
  };
}

/**
 * Adds to the counts of each agency and of all agencies together. Skips agencies and cars that have been
 * deleted in the meantime.
 */
async function storeExposure(
  transaction: Transaction,
  { shown, opened }: { shown: readonly ShownCars[]; opened: readonly OpenedCars[] },
): Promise<void> {
  await sql`
    with counted (day, supplier_id, shown, opened) as (
      select day, supplier, shown, 0
      from json_to_recordset(${JSON.stringify(shown)}::json) as counted (day date, supplier uuid, shown integer)
      where exists (select from suppliers where id = supplier)
      union all
      select day, supplier_id, 0, opened
      from json_to_recordset(${JSON.stringify(opened)}::json) as counted (day date, slug text, opened integer)
      join cars on cars.slug = counted.slug and ${isPublished}
    )
    insert into exposure_days as stored (day, supplier_id, shown, opened)
    select day, supplier_id, sum(shown), sum(opened) from counted
    group by grouping sets ((day, supplier_id), (day))
    on conflict (supplier_id, day) do update
      set shown = stored.shown + excluded.shown, opened = stored.opened + excluded.opened
  `.execute(transaction);
}
