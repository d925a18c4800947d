import { LAST_PAGE } from "@sayara/domain/search/paging";

/** What a list's address asks for. */
export interface ListingRequest {
  /** Messages that names must have; empty: all. */
  s: string;
  /** From 1. */
  page: number;
}

/** Longest text that is read, in characters; the rest is cut. */
const LONGEST = 100;

/** Reads `s` and `page` of a list's address. An impossible page is the first one. */
export function readListingRequest(url: string): ListingRequest {
  const { searchParams } = new URL(url);
  const typed = (searchParams.get("s") ?? "").replaceAll(/\p{Cc}/gu, " ");
  const s = typed.trim().slice(0, LONGEST).trim();
  const page = Number(searchParams.get("page") ?? 1);
  return { s, page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1 };
}

/** Returns the address of a page of a list. */
export function listingAddress(path: string, { s, page }: ListingRequest): string {
  const query = new URLSearchParams();
  if (s !== "") query.set("s", s);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
