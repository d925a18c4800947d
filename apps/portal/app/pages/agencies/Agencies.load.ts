import type { Client } from "@sayara/api-client/client/createClient";
import { type PortalSupplier, portalSuppliers } from "@sayara/api-client/contract/suppliers/portalSuppliers";
import { supplierStandings } from "@sayara/api-client/contract/suppliers/supplierAccess";

type Standing = (typeof supplierStandings)[number];

/** Search, standing and page, as in the URL. */
export interface AgenciesQuery {
  s: string;
  /** Null for all standings. */
  standing: Standing | null;
  page: number;
}

export interface AgenciesData {
  query: AgenciesQuery;
  items: readonly PortalSupplier[];
  total: number;
  counts: Readonly<Record<Standing, number>>;
}

/** Number of agencies per page. */
const AGENCIES_PAGE_SIZE = 30;

const LAST_PAGE = 10_000;

/** Reads the query of the URL. Invalid values count as absent. */
export function readAgenciesQuery(params: URLSearchParams): AgenciesQuery {
  const page = Number(params.get("page"));
  return {
    s: (params.get("s") ?? "").replaceAll(/\p{Cc}/gu, " ").slice(0, 100),
    standing: supplierStandings.find((standing) => standing === params.get("standing")) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the path of the list with changes of its query. A change of a filter returns to page 1. */
export function agenciesPath(query: AgenciesQuery, changes: Partial<AgenciesQuery> = {}): string {
  const next = { ...query, page: 1, ...changes };
  const params = new URLSearchParams();
  if (next.s !== "") params.set("s", next.s);
  if (next.standing !== null) params.set("standing", next.standing);
  if (next.page > 1) params.set("page", String(next.page));
  const search = params.toString();
  return search === "" ? "/agencies" : `/agencies?${search}`;
}

export function agenciesPageCount(total: number): number {
  return Math.ceil(total / AGENCIES_PAGE_SIZE);
}

/** Reads a page of agencies. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { query, signal }: { query: AgenciesQuery; signal?: AbortSignal },
): Promise<AgenciesData> {
  const { s, standing, page } = query;
  const response = await call(
    portalSuppliers,
    {
      params: { page, size: AGENCIES_PAGE_SIZE },
      query: { ...(s !== "" && { s }), ...(standing !== null && { standing }) },
    },
    signal && { signal },
  );
  if (!response.ok) throw new Error(`portalSuppliers was refused: ${response.refusal.code}`);
  return { query, ...response.data };
}
