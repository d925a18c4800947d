import type { Client } from "@sayara/api-client/client/createClient";
import {
  type SupplierReview,
  type SupplierReviewList,
  supplierReviewLists,
  supplierReviews,
} from "@sayara/api-client/contract/reviews/supplierReviews";
import { LAST_PAGE } from "@sayara/domain/search/paging";

/** Number of reviews per page. */
const REVIEWS_PAGE_SIZE = 20;

/** List and page, as in the URL. */
export interface ReviewsQuery {
  list: SupplierReviewList;
  page: number;
}

export interface ReviewsData {
  query: ReviewsQuery;
  reviews: readonly SupplierReview[];
  total: number;
  now: Date;
}

/** Reads the query of the URL. Invalid values count as absent. */
export function readReviewsQuery(params: URLSearchParams): ReviewsQuery {
  const page = Number(params.get("page") ?? 1);
  return {
    list: supplierReviewLists.find((list) => list === params.get("list")) ?? "all",
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the path of a page of a list. */
export function reviewsPath({ list, page }: ReviewsQuery): string {
  const params = new URLSearchParams({
    ...(list !== "all" && { list }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return params === "" ? "/reviews" : `/reviews?${params}`;
}

export function pageCountOf(total: number): number {
  return Math.ceil(total / REVIEWS_PAGE_SIZE);
}

/** Reads a page of an agency's reviews. @throws Fault, or Error if the API refuses */
export async function load(
  call: Client,
  {
    supplier,
    query,
    now,
    signal,
  }: { supplier: string; query: ReviewsQuery; now: Date; signal?: AbortSignal },
): Promise<ReviewsData> {
  const params = { supplier, ...query, size: REVIEWS_PAGE_SIZE };
  const response = await call(supplierReviews, { params }, signal && { signal });
  if (!response.ok) throw new Error(`reviews were refused: ${response.refusal.code}`);
  return { query, reviews: response.data.items, total: response.data.total, now };
}
