import type { Client } from "@sayara/api-client/client/createClient";
import { type BookingFilters, bookings } from "@sayara/api-client/contract/bookings/bookings";
import { suppliers } from "@sayara/api-client/contract/catalogue/suppliers";
import type { Booking } from "@sayara/domain/booking/Booking";
import type { Language } from "@sayara/domain/language/Language";
import type { Location } from "@sayara/domain/location/Location";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import type { User } from "@sayara/domain/user/User";
import { defaultSettings } from "../marketplace/defaultSettings.ts";
import { loadPlaces } from "../marketplace/loadPlaces.ts";
import { loadSettings } from "../marketplace/loadSettings.ts";
import { type FormProblem, faultProblem, refusedResult } from "../form/FormProblem.ts";
import { type BookingsRequest, countFilters } from "./BookingsRequest.ts";
import { type QuickCounts, quickRequests } from "./filters/quickRequests.ts";
import { filtersOf } from "./filters/filtersOf.ts";
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
  /** Slug of the agency to which the list is limited; null for all that the user may see. */
  supplier?: string | null;
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

/** Limits a list to the agency of the query. */
function ofSupplier(filters: BookingFilters, { supplier }: Pick<BookingsQuery, "supplier">): BookingFilters {
  return supplier === null || supplier === undefined ? filters : { ...filters, suppliers: [supplier] };
}

/** Loads a page of the bookings visible to the user. */
export async function findBookings(call: Client, query: BookingsQuery): Promise<BookingsOutcome> {
  const { request, size, language, signal } = query;
  try {
    const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
    const response = await call(
      bookings,
      {
        params: { page: request.page, size, language },
        body: { ...ofSupplier(filtersOf(request, timeZone), query), sort: request.sort },
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

/**
 * Loads the refunds owed by staff. Returns null if the call fails, since the list itself shows the reason.
 */
async function findOwed(call: Client, query: BookingsQuery): Promise<BookingsData["owed"]> {
  const { language, signal } = query;
  try {
    const params = { page: 1, size: MAX_OWED_SHOWN, language };
    const body = ofSupplier({ refundOwed: true }, query);
    const response = await call(bookings, { params, body }, signal && { signal });
    return response.ok ? response.data : null;
  } catch {
    return null;
  }
}

/** Counts the quick lists for staff. A list whose call fails is omitted. */
async function countQuickLists(
  call: Client,
  query: BookingsQuery,
  { today, timeZone }: { today: CalendarDate; timeZone: string },
): Promise<QuickCounts> {
  const { user, language, signal } = query;
  const counts = quickRequests(effectiveUserType(user), today).map(async ([list, request]) => {
    try {
      const params = { page: 1, size: 1, language };
      const body = ofSupplier(filtersOf(request, timeZone), query);
      const response = await call(bookings, { params, body }, signal && { signal });
      return response.ok ? [[list, response.data.total] as const] : [];
    } catch {
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(counts)).flat());
}

/** Maximum number of bookings with a refund owed at the top of the list. The others are only counted. */
const MAX_OWED_SHOWN = 5;

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
