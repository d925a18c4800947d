import type { Client } from "@sayara/api-client/client/createClient";
import {
  type DebtFilter,
  debtFilters,
  type Debts,
  debts,
} from "@sayara/api-client/contract/statements/debts";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";

/** Filter and page, as in the URL. */
export interface DebtsQuery {
  status: DebtFilter;
  page: number;
}

export interface DebtsData extends Debts {
  query: DebtsQuery;
  /** Date in the marketplace's time zone. */
  today: string;
}

const PAGE_SIZE = 30;
const LAST_PAGE = 10_000;

/** Reads the query of the URL. Invalid values count as absent. */
export function readDebtsQuery(params: URLSearchParams): DebtsQuery {
  const page = Number(params.get("page"));
  return {
    status: debtFilters.find((filter) => filter === params.get("status")) ?? "open",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function debtsPath({ status, page }: DebtsQuery): string {
  const params = new URLSearchParams();
  if (status !== "open") params.set("status", status);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/debts?${params}` : "/debts";
}

export function debtsPageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** Reads a page of the debts. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { query, now, signal }: { query: DebtsQuery; now: Date; signal?: AbortSignal },
): Promise<DebtsData> {
  const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
  const response = await call(debts, { params: { ...query, size: PAGE_SIZE } }, signal && { signal });
  if (!response.ok) throw new Error(`debts was refused: ${response.refusal.code}`);
  return { query, today: dateInZone(now, timeZone), ...response.data };
}
