import { useLingui } from "@lingui/react/macro";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { useState } from "react";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Reviews.route.ts";
import { ReviewDialog, type ReviewDialogTarget } from "./ReviewDialog.tsx";
import { load, readReviewsQuery } from "./Reviews.load.ts";
import { Reviews } from "./Reviews.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "reviews/Reviews");
  return load(await context.get(apiContext)(), {
    supplier: context.get(agencyScope).supplier,
    query: readReviewsQuery(new URL(request.url).searchParams),
    now: new Date(),
    signal: request.signal,
  });
}

export const clientAction = pageAction(async () => (await import("./Reviews.action.ts")).reviewsAction);
export const clientMiddleware = messagesOf("reviews");

export default function ReviewsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  const [target, setTarget] = useState<ReviewDialogTarget | null>(null);
  return (
    <>
      <PageTitle title={t`Reviews`} />
      <Reviews {...loaderData} mayWrite={mayShow(useAgency(), "manageBookings")} onWrite={setTarget} />
      {target !== null && <ReviewDialog {...target} onClose={() => setTarget(null)} />}
    </>
  );
}
