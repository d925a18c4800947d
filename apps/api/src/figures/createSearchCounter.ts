import { MAX_VAIN_SEARCHES } from "@sayara/domain/config/businessDefaults";
import { searchedChoices } from "@sayara/domain/figures/searchCounts";
import type { CarFilter } from "@sayara/domain/search/CarFilter";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { sql } from "kysely";
import { inTransaction } from "#api/database/inTransaction.ts";
import { lockInOrder } from "#api/database/lockInOrder.ts";
import type { Database } from "#api/database/Schema.ts";

const SEARCHES_LOCK = "search counts";
/** Choices that are counted apart at most. A search with more counts only among all. */
const MAX_CHOICES = 12;

/** An answered search, as it is counted [FG9, FG10]. */
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
}

/** Counts searches in memory, so that none waits for the database, until a job stores them. */
export interface SearchCounter {
  count: (search: CountedSearch) => void;
  /** Adds the counts since the last call to the database. */
  store: (db: Database) => Promise<void>;
}

interface VainSearches {
  day: CalendarDate;
  place: string | null;
  month: string;
  filters: string[];
  searches: number;
}

export function createSearchCounter(): SearchCounter {
  let days = new Map<CalendarDate, { searches: number; inVain: number }>();
  let vain = new Map<string, VainSearches>();

  const addDay = (day: CalendarDate, searches: number, inVain: number) => {
    const counts = days.get(day) ?? { searches: 0, inVain: 0 };
    days.set(day, { searches: counts.searches + searches, inVain: counts.inVain + inVain });
  };
  const addVain = (one: VainSearches) => {
    const key = [one.day, one.place, one.month, ...one.filters].join(" ");
    const known = vain.get(key);
    if (known !== undefined) known.searches += one.searches;
    else if (vain.size < MAX_VAIN_SEARCHES) vain.set(key, one);
  };

  return {
    count({ day, placeId, pickupOn, filter, found }) {
      addDay(day, 1, found === 0 ? 1 : 0);
      if (found > 0) return;
      const filters = searchedChoices(filter);
      if (filters === null || filters.length > MAX_CHOICES) return;
      addVain({ day, place: placeId, month: pickupOn.slice(0, 7), filters, searches: 1 });
    },
    async store(db) {
      if (days.size === 0) return;
      const [storedDays, storedVain] = [days, [...vain.values()]];
      days = new Map();
      vain = new Map();
      await inTransaction(db, async (transaction) => {
        await lockInOrder(transaction, [SEARCHES_LOCK]);
        for (const [day, { searches, inVain }] of storedDays)
          await sql`
            insert into search_days as stored values (${day}, ${searches}, ${inVain})
            on conflict (day) do update set searches = stored.searches + excluded.searches,
              in_vain = stored.in_vain + excluded.in_vain
          `.execute(transaction);
        // New combinations up to the day's limit; the place may have been deleted meanwhile.
        await sql`
          with counted as (
            select day, place, month, array(select json_array_elements_text(filters)) as filters, searches,
              row_number() over (partition by day order by searches desc) as number
            from json_to_recordset(${JSON.stringify(storedVain)}::json)
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
      }).catch((error: unknown) => {
        // Stored with the next ones.
        for (const [day, { searches, inVain }] of storedDays) addDay(day, searches, inVain);
        for (const one of storedVain) addVain(one);
        throw error;
      });
    },
  };
}
