import { useLingui } from "@lingui/react/macro";
import { shouldReloadBooking } from "@sayara/frontend/booking/actions/shouldReloadBooking";
import type { BookingData } from "@sayara/frontend/booking/loadBooking";
import { StaffBooking } from "@sayara/frontend/booking/staff/StaffBooking";
import { pageAction } from "@sayara/frontend/form/pageAction";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { PageTitle } from "@sayara/frontend/page/PageTitle";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { useCallback } from "react";
import { useRevalidator } from "react-router";
import { agencyScope, isViewed } from "#portal/session/agencyScope.ts";
import { readerOf } from "#portal/session/readerOf.ts";
import { type PortalUser, requirePage } from "#portal/session/requirePage.ts";
import type { Route } from "./+types/Booking.route.ts";
import { load } from "./Booking.load.ts";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";

export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const user = await requirePage(request, "booking/Booking");
  const call = await context.get(apiContext)();
  const data = await load(call, { url: request.url, user, language: context.get(languageContext) });
  const scope = context.get(agencyScope);
  if (!isViewed(scope)) return { data, user };
  return inView(data, { user, supplier: scope.supplier });
}

/** Makes a booking of the viewed agency read-only, and hides bookings of other agencies. */
function inView(data: BookingData, { user, supplier }: { user: PortalUser; supplier: string }) {
  if (data.state !== "found") return { data, user };
  const { id, slug } = data.booking.supplier;
  const other: BookingData = { state: "refused", code: "not_found" };
  return slug === supplier ? { data, user: readerOf(user, id) } : { data: other, user };
}

export const clientAction = pageAction(
  async () => (await import("@sayara/frontend/booking/staff/staffBookingAction")).staffBookingAction,
);

export const shouldRevalidate = shouldReloadBooking;

export const clientMiddleware = messagesOf("booking");

export default function BookingRoute({ loaderData: { data, user } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const reload = useCallback(() => void revalidate(), [revalidate]);
  if (data.state === "refused") return <BookingRefused code={data.code} onRetry={reload} />;
  if (data.state === "failed") return <BookingFailed fault={data.fault} onRetry={reload} />;
  const { id, reference } = data.booking;
  return (
    <>
      <PageTitle title={t`Booking ${reference}`} />
      <StaffBooking
        key={id}
        {...{ data, user, reload }}
        Map={null}
        conditionPath={`/bookings/${id}/handover`}
      />
    </>
  );
}
