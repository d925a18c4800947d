import type { Client } from "@sayara/api-client/client/createClient";
import { type BookingFilters, bookings } from "@sayara/api-client/contract/bookings/bookings";
import { suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { calendarDate, dayNumber } from "@sayara/domain/time/dayNumber";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { User } from "@sayara/domain/user/User";
import { defaultSettings } from "#web/marketplace/defaultSettings.ts";
import { loadPlaces } from "#web/marketplace/loadPlaces.ts";
import { loadSettings } from "#web/marketplace/loadSettings.ts";
import { type FormProblem, faultProblem, refusedResult } from "#web/shared/form/FormProblem.ts";
import { type BookingsRequest, countFilters } from "./BookingsRequest.ts";
import { type QuickCounts, quickRequests } from "./filters/quickRequests.ts";
import { effectiveUserType } from "./effectiveUserType.ts";

/** An agency to filter by. */
export interface AgencyChoice {
  id: string;
  name: string;
}

/** The bookings of one page of the list. */
type BookingsOutcome =
  | { state: "found"; items: readonly Booking[]; total: number }
  /** The session has ended, so the page redirects to sign-in. */
  | { state: "signedOut" }
  | { state: "failed"; problem: FormProblem };

/** Data of the page. The filters' choices are present even if the list failed. */
export interface BookingsData {
  request: BookingsRequest;
  outcome: BookingsOutcome;
  /** The newest bookings with a refund owed by staff. Null for drivers, and if the list is filtered. */
  owed: { items: readonly Booking[]; total: number } | null;
  /** Counts of the quick lists; empty for drivers. */
  counts: QuickCounts;
  /** Rows per page. */
  size: number;
  places: readonly Location[];
  /** Empty for drivers and agencies. */
  agencies: readonly AgencyChoice[];
  /** In the marketplace's time zone. */
  today: CalendarDate;
  now: Date;
}

interface BookingsQuery {
  request: BookingsRequest;
  user: Pick<User, "type">;
  size: number;
  language: Language;
  now: Date;
  signal?: AbortSignal;
}

/**
 * Loads a page of the bookings visible to the user, the filters' choices and, for staff, the refunds owed and the
 * quick-list counts.
 */
export async function loadBookings(call: Client, query: BookingsQuery): Promise<BookingsData> {
  const { request, user, size, language, now } = query;
  const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
  const today = dateInZone(now, timeZone);
  const isStaff = user.type === "supplier" || user.type === "admin";
  const [outcome, owed, counts, places, agencies] = await Promise.all([
    findBookings(call, query),
    isStaff && countFilters(request) === 0 ? findOwed(call, query) : null,
    isStaff ? countQuickLists(call, query, { today, timeZone }) : {},
    loadPlaces(call, language).catch(() => []),
    user.type === "admin" ? findAgencies(call) : [],
  ]);
  return { request, outcome, owed, counts, size, places, agencies, today, now };
}

/** Loads a page of the bookings visible to the user. */
export async function findBookings(
  call: Client,
  { request, size, language, signal }: BookingsQuery,
): Promise<BookingsOutcome> {
  try {
    const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
    const response = await call(
      bookings,
      {
        params: { page: request.page, size, language },
        body: { ...filtersOf(request, timeZone), sort: request.sort },
      },
      signal && { signal },
    );
    if (response.ok) return { state: "found", ...response.data };
    if (response.refusal.code === "not_signed_in") return { state: "signedOut" };
    return { state: "failed", problem: refusedResult(response.refusal).problem };
  } catch (error) {
    return { state: "failed", problem: faultProblem(error) };
  }
}

/** Returns null if the call fails. The list itself shows why. */
async function findOwed(call: Client, { language, signal }: BookingsQuery): Promise<BookingsData["owed"]> {
  try {
    const query = { params: { page: 1, size: MAX_OWED_SHOWN, language }, body: { refundOwed: true } };
    const response = await call(bookings, query, signal && { signal });
    return response.ok ? response.data : null;
  } catch {
    return null;
  }
}

/** Counts the quick lists for staff. A list whose call fails is omitted. */
async function countQuickLists(
  call: Client,
  { user, language, signal }: BookingsQuery,
  { today, timeZone }: { today: CalendarDate; timeZone: string },
): Promise<QuickCounts> {
  const counts = quickRequests(effectiveUserType(user), today).map(async ([list, request]) => {
    try {
      const query = { params: { page: 1, size: 1, language }, body: filtersOf(request, timeZone) };
      const response = await call(bookings, query, signal && { signal });
      return response.ok ? [[list, response.data.total] as const] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(counts)).flat());
}

/** Maximum number of bookings with a refund owed at the top of the list. The others are only counted. */
const MAX_OWED_SHOWN = 5;

/** Converts the filters to the API's parameters. Days become their first and last instants. */
export function filtersOf(request: BookingsRequest, timeZone: string): BookingFilters {
  const { statuses, agency, from, to, datesOf, place, refundOwed, s } = request;
  const { cancelRequested, changeRequested, problemReported } = request;
  const startOf = (day: CalendarDate) => wallClockToInstant(`${day}T00:00`, timeZone).getTime();
  const dayAfter = (day: CalendarDate) => calendarDate(dayNumber(day) + 1);
  return {
    // Abandoned checkouts are included only if selected by status, or in a text search.
    ...(statuses.length > 0 ? { statuses: [...statuses] } : s === "" && { abandoned: false }),
    ...(agency !== null && { suppliers: [agency] }),
    ...(from !== null && { from: new Date(startOf(from)).toISOString() }),
    ...(to !== null && { to: new Date(startOf(dayAfter(to)) - 1).toISOString() }),
    ...((from !== null || to !== null) && { datesOf }),
    ...(place !== null && { location: place }),
    ...(cancelRequested && { cancelRequested }),
    ...(changeRequested && { changeRequested }),
    ...(problemReported && { problemReported }),
    ...(refundOwed && { refundOwed }),
    ...(s !== "" && { s }),
  };
}

/**
 * Loads at most 100 agencies, sorted by name. Returns an empty list if the call fails; the other filters still work.
 */
async function findAgencies(call: Client): Promise<AgencyChoice[]> {
  try {
    const response = await call(suppliers, { params: { page: 1, size: 100 } });
    return response.ok ? response.data.items.map(({ id, name }) => ({ id, name })) : [];
  } catch {
    return [];
  }
}
