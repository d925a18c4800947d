import type { Client } from "@sayara/api-client/client/createClient";
import { type PortalPlaces, portalPlaces } from "@sayara/api-client/contract/catalogue/managePlaces";
import type { Language } from "@sayara/domain/language/Language";
import { type LocationKind, locationKinds } from "@sayara/domain/location/LocationKind";

/** Search, kind and page, as in the URL. */
export interface PlacesQuery {
  s: string;
  /** Null for all kinds. */
  kind: LocationKind | null;
  page: number;
}

export interface PlacesData extends PortalPlaces {
  query: PlacesQuery;
}

const PAGE_SIZE = 50;
const LAST_PAGE = 10_000;

/** Reads the query of the URL. Invalid values count as absent. */
export function readPlacesQuery(params: URLSearchParams): PlacesQuery {
  const page = Number(params.get("page"));
  return {
    s: (params.get("s") ?? "").replaceAll(/\p{Cc}/gu, " ").slice(0, 100),
    kind: locationKinds.find((kind) => kind === params.get("kind")) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the path of the list with changes of its query. A change of a filter returns to page 1. */
export function placesPath(query: PlacesQuery, changes: Partial<PlacesQuery> = {}): string {
  const { s, kind, page } = { ...query, page: 1, ...changes };
  const params = new URLSearchParams();
  if (s !== "") params.set("s", s);
  if (kind !== null) params.set("kind", kind);
  if (page > 1) params.set("page", String(page));
  return params.size > 0 ? `/places?${params}` : "/places";
}

export function placesPageCount(total: number): number {
  return Math.ceil(total / PAGE_SIZE);
}

/** Reads a page of places. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  { query, language, signal }: { query: PlacesQuery; language: Language; signal?: AbortSignal },
): Promise<PlacesData> {
  const { s, kind, page } = query;
  const input = {
    params: { page, size: PAGE_SIZE, language },
    query: { ...(s !== "" && { s }), ...(kind !== null && { kind }) },
  };
  const response = await call(portalPlaces, input, signal && { signal });
  if (!response.ok) throw new Error(`portalPlaces was refused: ${response.refusal.code}`);
  return { query, ...response.data };
}
