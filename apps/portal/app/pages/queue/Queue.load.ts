import type { Client } from "@sayara/api-client/client/createClient";
import { reportsWaiting, type WaitingReport } from "@sayara/api-client/contract/bookings/messages";
import { reviewsWaiting, type WaitingReview } from "@sayara/api-client/contract/reviews/reviewReports";
import { type Debt, debts } from "@sayara/api-client/contract/statements/debts";
import { documentsWaiting, type WaitingDocument } from "@sayara/api-client/contract/suppliers/documents";
import { suppliersWaiting, type WaitingSupplier } from "@sayara/api-client/contract/suppliers/join";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";

/** Lists of entries that await an administrator. */
export const queueLists = ["agencies", "documents", "debts", "reports", "reviews"] as const;
export type QueueList = (typeof queueLists)[number];

/** List and page, as in the URL. */
export interface QueueQuery {
  list: QueueList;
  page: number;
}

export interface QueueData {
  query: QueueQuery;
  /** Oldest first. Empty while another list is shown. */
  agencies: readonly WaitingSupplier[];
  documents: readonly WaitingDocument[];
  /** Debts that are due for follow-up [DB6]. */
  debts: readonly Debt[];
  /** Bookings with reported messages [MS7]. */
  reports: readonly WaitingReport[];
  /** Reviews with a photo to decide on or an open report [RV13, RV14]. */
  reviews: readonly WaitingReview[];
  counts: Readonly<Record<QueueList, number>>;
  /** Date in the marketplace's time zone. */
  today: CalendarDate;
}

/** Number of entries per page. */
const QUEUE_PAGE_SIZE = 20;

const LAST_PAGE = 10_000;

/** Reads the query of the URL. Invalid values count as absent. */
export function readQueueQuery(params: URLSearchParams): QueueQuery {
  const page = Number(params.get("page"));
  return {
    list: queueLists.find((list) => list === params.get("list")) ?? "agencies",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the path of a page of a list. */
export function queuePath({ list, page }: QueueQuery): string {
  return page === 1 ? `/queue?list=${list}` : `/queue?list=${list}&page=${page}`;
}

/** Returns the first list that has an entry, or the first list if all are empty. */
export function firstWaiting(counts: QueueData["counts"]): QueueList {
  return queueLists.find((list) => counts[list] > 0) ?? queueLists[0];
}

export function pageCountOf(total: number): number {
  return Math.ceil(total / QUEUE_PAGE_SIZE);
}

/**
 * Reads a page of a list, and the number of entries of each list.
 *
 * @throws Fault, or Error if the API refuses
 */
export async function load(
  call: Client,
  { query, now, signal }: { query: QueueQuery; now: Date; signal?: AbortSignal },
): Promise<QueueData> {
  const options = signal && { signal };
  const pageOf = (list: QueueList) =>
    list === query.list ? { page: query.page, size: QUEUE_PAGE_SIZE } : { page: 1, size: 1 };
  const [{ timeZone }, agencies, documents, dueDebts, reports, reviews] = await Promise.all([
    loadSettings(call).catch(() => defaultSettings),
    call(suppliersWaiting, { params: pageOf("agencies") }, options),
    call(documentsWaiting, { params: pageOf("documents") }, options),
    call(debts, { params: { status: "due", ...pageOf("debts") } }, options),
    call(reportsWaiting, { params: pageOf("reports") }, options),
    call(reviewsWaiting, { params: pageOf("reviews") }, options),
  ]);
  if (!agencies.ok) throw new Error(`suppliersWaiting was refused: ${agencies.refusal.code}`);
  if (!documents.ok) throw new Error(`documentsWaiting was refused: ${documents.refusal.code}`);
  if (!dueDebts.ok) throw new Error(`debts was refused: ${dueDebts.refusal.code}`);
  if (!reports.ok) throw new Error(`reportsWaiting was refused: ${reports.refusal.code}`);
  if (!reviews.ok) throw new Error(`reviewsWaiting was refused: ${reviews.refusal.code}`);
  return {
    query,
    agencies: query.list === "agencies" ? agencies.data.items : [],
    documents: query.list === "documents" ? documents.data.items : [],
    debts: query.list === "debts" ? dueDebts.data.items : [],
    reports: query.list === "reports" ? reports.data.items : [],
    reviews: query.list === "reviews" ? reviews.data.items : [],
    counts: {
      agencies: agencies.data.total,
      documents: documents.data.total,
      debts: dueDebts.data.total,
      reports: reports.data.total,
      reviews: reviews.data.total,
    },
    today: dateInZone(now, timeZone),
  };
}
