import { LAST_PAGE } from "@sayara/domain/search/paging";

/** Filter and page in a list's URL. */
export interface ListingRequest {
  /** Text that the names must contain; empty for all. */
  s: string;
  /** From 1. */
  page: number;
}

/** Maximum length of the text, in characters. A longer text is truncated. */
const MAX_TEXT_LENGTH = 100;

/** Reads `s` and `page` from a list's URL. An invalid page becomes the first. */
export function readListingRequest(url: string): ListingRequest {
  const { searchParams } = new URL(url);
  const typed = (searchParams.get("s") ?? "").replaceAll(/\p{Cc}/gu, " ");
  const s = typed.trim().slice(0, MAX_TEXT_LENGTH).trim();
  const page = Number(searchParams.get("page") ?? 1);
  return { s, page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1 };
}

/** Returns the URL of one page of a list. */
export function listingAddress(path: string, { s, page }: ListingRequest): string {
  const query = new URLSearchParams();
  if (s !== "") query.set("s", s);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
