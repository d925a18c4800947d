import { useLingui } from "@lingui/react/macro";
import { BookingsPage } from "@sayara/frontend/bookings/BookingsPage";
import { openBookings, shouldReloadBookings } from "@sayara/frontend/bookings/openBookings";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { agencyScope, isViewed } from "#portal/session/agencyScope.ts";
import { readerOf } from "#portal/session/readerOf.ts";
import { requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Bookings.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { request, context } = args;
  const user = await requirePage(request, "bookings/Bookings");
  const scope = context.get(agencyScope);
  if (!isViewed(scope)) return openBookings(args, user);
  return openBookings(args, readerOf(user), { supplier: scope.supplier, base: scope.path });
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/bookings/bookingsAction")).bookingsAction,
);

export const shouldRevalidate = shouldReloadBookings;

export const clientMiddleware = messagesOf("bookings");

export default function BookingsRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageTitle title={t`Bookings`} />
      <BookingsPage data={loaderData} />
    </>
  );
}
