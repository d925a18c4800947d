import { Fault } from "@sayara/api-client/client/Fault";
import type { Client } from "@sayara/api-client/client/createClient";
import type { PublishedReview } from "@sayara/api-client/contract/catalogue/PublishedReview";
import type { ReviewShares } from "@sayara/api-client/contract/catalogue/ReviewShares";
import { reviews, type SupplierProfile, supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import type { ReviewsRequest } from "./ReviewsRequest.ts";

/** Number of reviews on a page. */
export const REVIEWS_PAGE_SIZE = 10;

export interface AgencyReviewsData {
  request: ReviewsRequest;
  agency: Pick<SupplierProfile, "id" | "slug" | "name" | "rating" | "reviewCount">;
  /** Number of reviews that match, on all pages; null if the API did not respond. */
  total: number | null;
  items: readonly PublishedReview[];
  shares: ReviewShares | null;
}

/** Loads a page of an agency's reviews; null without such an agency. @throws Fault, or Error over the rate limit */
export async function load(
  api: Client,
  { slug, request }: { slug: string; request: ReviewsRequest },
): Promise<AgencyReviewsData | null> {
  const { page, ...query } = request;
  const params = { supplierIdOrSlug: slug, page, size: REVIEWS_PAGE_SIZE };
  const [profile, list] = await Promise.all([
    api(supplier, { params: { idOrSlug: slug } }),
    api(reviews, { params, query }).catch((error: unknown) => {
      if (error instanceof Fault) return null;
      throw error;
    }),
  ]);
  if (!profile.ok) {
    if (profile.refusal.code === "not_found") return null;
    throw new Error(`the agency was refused: ${profile.refusal.code}`);
  }
  const { id, slug: currentSlug, name, rating, reviewCount } = profile.data;
  const found = list?.ok ? list.data : { total: null, items: [], shares: null };
  return { request, agency: { id, slug: currentSlug, name, rating, reviewCount }, ...found };
}
