import type { Client } from "@sayara/api-client/client/createClient";
import {
  type MonthStatements,
  monthStatements,
} from "@sayara/api-client/contract/statements/monthStatements";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { addMonths, FIRST_MONTH } from "#portal/statements/adjacentMonths.ts";

/** Month and page, as in the URL. */
export interface CommissionQuery {
  month: string;
  page: number;
}

export interface CommissionData extends MonthStatements {
  query: CommissionQuery;
  thisMonth: string;
}

const PAGE_SIZE = 30;
const LAST_PAGE = 10_000;

/** Reads the query of the URL. The default is the previous month, the last whose statements are due. */
function readCommissionQuery(params: URLSearchParams, thisMonth: string): CommissionQuery {
  const page = Number(params.get("page"));
  const month = params.get("month") ?? "";
  const isMonth = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) && month >= FIRST_MONTH && month <= thisMonth;
  return {
    month: isMonth ? month : addMonths(thisMonth, -1),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function commissionPath({ month, page }: CommissionQuery): string {
  return page > 1 ? `/commission?month=${month}&page=${page}` : `/commission?month=${month}`;
}

export function commissionPageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** Reads the statements of the month in the URL. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { search, now, signal }: { search: URLSearchParams; now: Date; signal?: AbortSignal },
): Promise<CommissionData> {
  const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
  const thisMonth = dateInZone(now, timeZone).slice(0, 7);
  const query = readCommissionQuery(search, thisMonth);
  const response = await call(
    monthStatements,
    { params: { ...query, size: PAGE_SIZE } },
    signal && { signal },
  );
  if (!response.ok) throw new Error(`monthStatements was refused: ${response.refusal.code}`);
  return { query, thisMonth, ...response.data };
}
