import { type ReviewsQuery, reviewStars } from "@sayara/api-client/contract/catalogue/reviewsQuery";
import { reviewLanguages } from "@sayara/domain/review/ReviewLanguage";
import { reviewSorts } from "@sayara/domain/review/ReviewSort";
import { LAST_PAGE } from "@sayara/domain/search/paging";

/** Order, filters and page of the list of reviews, as in its URL [RV12]. */
export type ReviewsRequest = ReviewsQuery & {
  /** Starts at 1. */
  page: number;
};

/** Returns the path of the page with an agency's reviews. */
export function agencyReviewsPath(slug: string): string {
  return `/reviews/${slug}`;
}

/** Reads the list's query parameters. Unknown values count as absent. */
export function readReviewsRequest(params: URLSearchParams): ReviewsRequest {
  const read = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const page = Number(params.get("page") ?? 1);
  const sort = read("sort", reviewSorts);
  const stars = read("stars", reviewStars);
  const language = read("written", reviewLanguages);
  const photo = read("photo", ["yes"] as const);
  return {
    ...(sort !== undefined && sort !== "newest" && { sort }),
    ...(stars !== undefined && { stars }),
    ...(language !== undefined && { language }),
    ...(photo !== undefined && { photo }),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the URL of the list. */
export function reviewsAddress(slug: string, { page, language, ...query }: ReviewsRequest): string {
  const params = new URLSearchParams({
    ...query,
    ...(language !== undefined && { written: language }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  const path = agencyReviewsPath(slug);
  return params === "" ? path : `${path}?${params}`;
}
