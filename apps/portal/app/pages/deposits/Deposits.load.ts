import { LAST_PAGE } from "@sayara/domain/search/paging";
import type { Client } from "@sayara/api-client/client/createClient";
import {
  type DepositFilter,
  depositFilters,
  type SupplierDeposits,
  supplierDeposits,
} from "@sayara/api-client/contract/suppliers/supplierDeposits";

/** Filter and page, as in the URL. */
export interface DepositsQuery {
  state: DepositFilter;
  page: number;
}

export interface DepositsData extends SupplierDeposits {
  query: DepositsQuery;
}

/** The API's maximum page size. */
const PAGE_SIZE = 100;
/** Reads the query of the URL. Invalid values count as absent. */
export function readDepositsQuery(params: URLSearchParams): DepositsQuery {
  const page = Number(params.get("page"));
  return {
    state: depositFilters.find((filter) => filter === params.get("state")) ?? "held",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function depositsPath({ state, page }: DepositsQuery): string {
  const params = new URLSearchParams();
  if (state !== "held") params.set("state", state);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/deposits?${params}` : "/deposits";
}

export function depositPageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** Reads a page of the deposits. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { supplier, query, signal }: { supplier: string; query: DepositsQuery; signal?: AbortSignal },
): Promise<DepositsData> {
  const params = { supplier, ...query, size: PAGE_SIZE };
  const response = await call(supplierDeposits, { params }, signal && { signal });
  if (!response.ok) throw new Error(`supplierDeposits was refused: ${response.refusal.code}`);
  return { query, ...response.data };
}
