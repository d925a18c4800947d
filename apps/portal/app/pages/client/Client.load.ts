import type { Client as ApiClient } from "@sayara/api-client/client/createClient";
import {
  type ClientBooking,
  type ClientLogEntry,
  type ClientRecord,
  client,
  clientBookings,
  clientLog,
} from "@sayara/api-client/contract/clients/clients";

/** Page numbers of the two lists, as in the URL. */
export interface ClientQuery {
  /** Page number of the bookings. */
  bookings: number;
  /** Page number of the log. */
  log: number;
}

export interface ClientData {
  query: ClientQuery;
  client: ClientRecord;
  bookings: { items: ClientBooking[]; total: number };
  log: { items: ClientLogEntry[]; total: number };
}

const BOOKINGS_PAGE_SIZE = 10;
const LOG_PAGE_SIZE = 20;
const LAST_PAGE = 10_000;

/** Reads the query of the URL. Invalid values count as absent. */
export function readClientQuery(params: URLSearchParams): ClientQuery {
  const pageOf = (name: string) => {
    const page = Number(params.get(name));
    return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
  };
  return { bookings: pageOf("bookings"), log: pageOf("log") };
}

export function clientPath(id: string, { bookings = 1, log = 1 }: Partial<ClientQuery> = {}): string {
  const params = new URLSearchParams();
  if (bookings > 1) params.set("bookings", String(bookings));
  if (log > 1) params.set("log", String(log));
  return params.size > 0 ? `/clients/${id}?${params}` : `/clients/${id}`;
}

/** Returns the number of pages of each list. */
export function clientPageCounts({ bookings, log }: Pick<ClientData, "bookings" | "log">): ClientQuery {
  return {
    bookings: Math.ceil(bookings.total / BOOKINGS_PAGE_SIZE),
    log: Math.ceil(log.total / LOG_PAGE_SIZE),
  };
}

/**
 * Reads a client's account with one page of its bookings and one of its log.
 *
 * @returns null if there is no such account.
 * @throws Fault, or Error if the API refuses for another reason.
 */
export async function load(
  call: ApiClient,
  { id, query, signal }: { id: string; query: ClientQuery; signal?: AbortSignal },
): Promise<ClientData | null> {
  const options = signal && { signal };
  const [record, bookings, log] = await Promise.all([
    call(client, { params: { id } }, options),
    call(clientBookings, { params: { id, page: query.bookings, size: BOOKINGS_PAGE_SIZE } }, options),
    call(clientLog, { params: { id, page: query.log, size: LOG_PAGE_SIZE } }, options),
  ]);
  if (!record.ok) {
    const { code } = record.refusal;
    if (code === "not_found" || code === "invalid_input" || code === "not_a_client") return null;
    throw new Error(`client was refused: ${code}`);
  }
  if (!bookings.ok) throw new Error(`clientBookings was refused: ${bookings.refusal.code}`);
  if (!log.ok) throw new Error(`clientLog was refused: ${log.refusal.code}`);
  return { query, client: record.data, bookings: bookings.data, log: log.data };
}
