import type { Client } from "@sayara/api-client/client/createClient";
import type { AgencyPayout, PayoutBatch } from "@sayara/api-client/contract/payouts/Payout";
import {
  type DuePayout,
  duePayouts,
  type DuePayouts,
  payoutBatches,
  payouts,
} from "@sayara/api-client/contract/payouts/payouts";
import { payoutStates } from "@sayara/domain/statement/Payout";

/** Lists of the page: due amounts, and the payouts of each state. */
export const payoutLists = ["due", ...payoutStates] as const;
export type PayoutListName = (typeof payoutLists)[number];

/** List and page, as in the URL. */
export interface PayoutsQuery {
  list: PayoutListName;
  page: number;
}

export interface PayoutsData {
  query: PayoutsQuery;
  counts: DuePayouts["counts"];
  total: number;
  /** Amount due to all agencies, in TND; null in the other lists. */
  due: number | null;
  dueItems: readonly DuePayout[];
  items: readonly AgencyPayout[];
  /** The files of prepared payouts, each with all of its payouts. */
  batches: readonly PayoutBatch[];
}

/** Number of agencies or payouts per page. It equals the maximum in a bank file. */
const PAGE_SIZE = 100;
/** Number of files per page. */
const BATCHES = 10;
const LAST_PAGE = 10_000;

/** Reads the query of the URL. Invalid values count as absent. */
export function readPayoutsQuery(params: URLSearchParams): PayoutsQuery {
  const page = Number(params.get("page"));
  return {
    list: payoutLists.find((list) => list === params.get("list")) ?? "due",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function payoutsPath({ list, page }: PayoutsQuery): string {
  const params = new URLSearchParams();
  if (list !== "due") params.set("list", list);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/payouts?${params}` : "/payouts";
}

/** @param total number of agencies, payouts or files in the list */
export function payoutsPageCount(list: PayoutListName, total: number): number {
  return Math.ceil(total / (list === "prepared" ? BATCHES : PAGE_SIZE));
}

/** Reads a page of a list. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { query, signal }: { query: PayoutsQuery; signal?: AbortSignal },
): Promise<PayoutsData> {
  const { list, page } = query;
  const options = signal && { signal };
  if (list === "due") {
    const response = await call(duePayouts, { params: { page, size: PAGE_SIZE } }, options);
    if (!response.ok) throw new Error(`duePayouts was refused: ${response.refusal.code}`);
    const { items, ...data } = response.data;
    return { query, ...data, dueItems: items, items: [], batches: [] };
  }
  if (list === "prepared") {
    const response = await call(payoutBatches, { params: { page, size: BATCHES } }, options);
    if (!response.ok) throw new Error(`payoutBatches was refused: ${response.refusal.code}`);
    const { items, ...data } = response.data;
    return { query, ...data, due: null, dueItems: [], items: [], batches: items };
  }
  const response = await call(payouts, { params: { state: list, page, size: PAGE_SIZE } }, options);
  if (!response.ok) throw new Error(`payouts was refused: ${response.refusal.code}`);
  return { query, ...response.data, due: null, dueItems: [], batches: [] };
}
