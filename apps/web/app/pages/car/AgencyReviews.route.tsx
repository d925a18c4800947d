import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { data, redirect } from "react-router";
import type { Route } from "./+types/AgencyReviews.route.ts";
import { type AgencyReviewsData, load } from "./reviews/AgencyReviews.load.ts";
import { AgencyReviews } from "./reviews/AgencyReviews.tsx";
import { agencyReviewsPath, readReviewsRequest } from "./reviews/ReviewsRequest.ts";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const page = await loadPage(request.url, params.supplierSlug, await context.get(apiContext)());
  return data(page, { status: page.total === null ? 503 : 200 });
}

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  const page = await loadPage(request.url, params.supplierSlug, await context.get(apiContext)());
  if (page.total === null && !request.signal.aborted) showErrorToast(faultMessages.unknown);
  return page;
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/rental/ReviewStaffActions/reviewAction")).reviewAction,
);
export const clientMiddleware = messagesOf("car");

export default function AgencyReviewsRoute({ loaderData }: Route.ComponentProps) {
  return <AgencyReviews {...loaderData} />;
}

/** An unknown agency is a 404. An id or a retired slug redirects to the current URL and keeps the query. */
async function loadPage(
  url: string,
  slug: string,
  api: Parameters<typeof load>[0],
): Promise<AgencyReviewsData> {
  const { pathname, search, searchParams } = new URL(url);
  const page = await load(api, { slug, request: readReviewsRequest(searchParams) });
  if (page === null) throw data(null, { status: 404 });
  const path = agencyReviewsPath(page.agency.slug);
  if (pathname !== path) throw redirect(path + search, 301);
  return page;
}
