import type { Client } from "@sayara/api-client/client/createClient";
import {
  type ClientFilter,
  clientFilters,
  type Clients,
  clients,
} from "@sayara/api-client/contract/clients/clients";
import { keyOfSearch, searchOfKey } from "./storedSearches.ts";

/** Search, filter and page, as in the URL. The URL contains only a key of the search text. */
export interface ClientsQuery {
  s: string;
  status: ClientFilter;
  page: number;
}

export interface ClientsData extends Clients {
  query: ClientsQuery;
}

const PAGE_SIZE = 30;
const LAST_PAGE = 10_000;

/** Reads the query of the URL. Invalid values count as absent. */
export function readClientsQuery(params: URLSearchParams): ClientsQuery {
  const page = Number(params.get("page"));
  return {
    s: searchOfKey(params.get("search") ?? "") ?? "",
    status: clientFilters.find((filter) => filter === params.get("status")) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the path of the list with changes of its query. A change of a filter returns to page 1. */
export function clientsPath(query: ClientsQuery, changes: Partial<ClientsQuery> = {}): string {
  const { s, status, page } = { ...query, page: 1, ...changes };
  const params = new URLSearchParams();
  if (s !== "") params.set("search", keyOfSearch(s));
  if (status !== "all") params.set("status", status);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/clients?${params}` : "/clients";
}

export function clientsPageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** Reads a page of the clients. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { query, signal }: { query: ClientsQuery; signal?: AbortSignal },
): Promise<ClientsData> {
  const { s, status, page } = query;
  const input = { params: { page, size: PAGE_SIZE }, body: { status, s } };
  const response = await call(clients, input, signal && { signal });
  if (!response.ok) throw new Error(`clients was refused: ${response.refusal.code}`);
  return { query, ...response.data };
}
