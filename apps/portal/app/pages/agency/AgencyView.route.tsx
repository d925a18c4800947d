import { BookingsBase } from "@sayara/frontend/bookings/BookingsBase";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { type MiddlewareFunction, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { AgencyContext, AgencyPathContext } from "#portal/session/AgencyContext.ts";
import { agencyScope } from "#portal/session/agencyScope.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/AgencyView.route.ts";
import { AgencyViewHeader } from "#portal/agencies/AgencyViewHeader.tsx";
import { load } from "./AgencyView.load.ts";

const pathOf = (slug: string) => `/agencies/${slug}`;

/** Tells the loaders of the child pages which agency they read. */
const scopeToAgency: MiddlewareFunction<unknown> = ({ context, params }, next) => {
  const slug = params["slug"] ?? "";
  context.set(agencyScope, { supplier: slug, path: pathOf(slug) });
  return next();
};

export const clientMiddleware = [scopeToAgency, ...messagesOf("agency")];

export async function clientLoader({ request, params, context }: Route.ClientLoaderArgs) {
  await requirePage(request, "agency/Agency");
  return load(await context.get(apiContext)(), { slug: params.slug, signal: request.signal });
}

/** Reads the agency once per visit, however many of its pages are opened. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams["slug"] !== nextParams["slug"];
}

/** Layout of an agency's pages for an administrator: a banner and tabs above the read-only page [SR2]. */
export default function AgencyViewRoute({ loaderData: agency }: Route.ComponentProps) {
  const path = pathOf(agency.slug);
  return (
    <AgencyContext value={agency}>
      <AgencyPathContext value={path}>
        <AgencyViewHeader agency={agency} path={path} />
        <BookingsBase value={path}>
          <Outlet />
        </BookingsBase>
      </AgencyPathContext>
    </AgencyContext>
  );
}
