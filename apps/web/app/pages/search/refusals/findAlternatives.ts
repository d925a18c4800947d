import type { Location, Position } from "@sayara/domain/location/Location";
import { addCalendarDays } from "@sayara/domain/time/addCalendarDays";
import type { WallClock } from "@sayara/domain/time/WallClock";
import type { Alternatives, CarCount, RentalSearch } from "#web/pages/search/SearchOutcome.ts";

/** Shifts of the rental in days, nearest first. */
const SHIFTS = [1, -1, 2, -2, 7];
/** Number of nearby places to try; small, because each needs a search. */
const NEAREST_PLACES = 4;
const MAX_ALTERNATIVES = 3;

interface AlternativeOptions {
  places: readonly Location[];
  /** Returns the number of cars of a search; 0 if it is refused. */
  countCars: (search: RentalSearch) => Promise<CarCount>;
  /**
   * Earliest pick-up, in the marketplace's time zone. Earlier dates are not tried: the API would refuse them, and
   * browsers log refused calls in the console.
   */
  earliest: WallClock;
}

/** Finds nearby dates and places with cars, for a search without results. */
export async function findAlternatives(
  search: RentalSearch,
  { places, countCars, earliest }: AlternativeOptions,
): Promise<Alternatives> {
  const dates = SHIFTS.map((days) => ({
    from: shiftDays(search.from, days),
    to: shiftDays(search.to, days),
  })).filter(({ from }) => from > earliest);
  const nearest = nearestPlaces(search.place, places);
  const [byDate, byPlace] = await Promise.all([
    Promise.all(dates.map(async (each) => ({ ...each, ...(await countCars({ ...search, ...each })) }))),
    Promise.all(
      nearest.map(async (place) => ({ place, ...(await countCars({ ...search, place: place.slug })) })),
    ),
  ]);
  return {
    dates: byDate.filter(({ total }) => total > 0).slice(0, MAX_ALTERNATIVES),
    places: byPlace.filter(({ total }) => total > 0).slice(0, MAX_ALTERNATIVES),
  };
}

function shiftDays(clock: WallClock, days: number): WallClock {
  return `${addCalendarDays(clock.slice(0, 10), days)}${clock.slice(10)}`;
}

/** Returns the nearest places. Excludes those within the searched place: the search covered them and found no cars. */
function nearestPlaces(slug: string | null, places: readonly Location[]): Location[] {
  const searchedPlace = places.find((place) => place.slug === slug);
  if (searchedPlace === undefined) return [];
  return places
    .filter((place) => place.id !== searchedPlace.id && place.parent?.id !== searchedPlace.id)
    .sort(
      (a, b) => distance(a.position, searchedPlace.position) - distance(b.position, searchedPlace.position),
    )
    .slice(0, NEAREST_PLACES);
}

/**
 * Returns an approximate distance in degrees, with longitude scaled by latitude. It is precise enough to compare places
 * of one country.
 */
function distance(a: Position, b: Position): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, east);
}
