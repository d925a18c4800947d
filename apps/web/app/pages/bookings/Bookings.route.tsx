import { useLingui } from "@lingui/react/macro";
import { BookingsPage } from "@sayara/frontend/bookings/BookingsPage";
import { BookingsSkeleton } from "@sayara/frontend/bookings/BookingsSkeleton";
import { openBookings, shouldReloadBookings } from "@sayara/frontend/bookings/openBookings";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { requireUser } from "@sayara/frontend/session/guard";
import type { ReactNode } from "react";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import type { Route } from "./+types/Bookings.route.ts";

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return openBookings(args, await requireUser(args.request));
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/bookings/bookingsAction")).bookingsAction,
);

export const shouldRevalidate = shouldReloadBookings;

export const clientMiddleware = messagesOf("bookings");

export function HydrateFallback() {
  return (
    <Head>
      <BookingsSkeleton />
    </Head>
  );
}

export default function BookingsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Head>
      <BookingsPage data={loaderData} />
    </Head>
  );
}

function Head({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Bookings`}
        description={t`Bookings with their dates, places, status and payments.`}
      />
      {children}
    </>
  );
}
