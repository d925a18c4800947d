import { useForm } from "#web/shared/form/useForm.ts";
import { pageAction } from "#web/shared/form/pageAction.ts";
import type { EmailValues } from "#web/shared/form/email/EmailValues.ts";
import { useLingui } from "@lingui/react/macro";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { Suspense, lazy, useCallback, useState } from "react";
import {
  Await,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { reloadPage } from "#web/interaction/reloadPage.ts";
import { messagesOf } from "#web/language/messagesOf.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { isCachedDocument } from "#web/offline/isCachedDocument.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { bookingPath } from "#web/shared/addresses/bookingPath.ts";
import { signInAddress } from "#web/session/signInAddress.ts";
import { useSession } from "#web/session/useSession.ts";
import { showUnhandledToast } from "#web/shared/form/showUnhandledToast.ts";
import { useToastMessages } from "#web/shared/form/useToastMessages.ts";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { showErrorToast } from "#web/toasts/showErrorToast.ts";
import { showToast } from "#web/toasts/useToasts.ts";
import type { Route } from "./+types/Booking.route.ts";
import type { BookingData, FoundBooking as FoundData } from "./Booking.load.ts";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";
import { requiresReload } from "./actions/BookingAction.ts";
import { BookingSkeleton } from "./BookingSkeleton.tsx";
import { openBooking } from "./openBooking.ts";
import { useBookingActions } from "./actions/useBookingActions.ts";
import { useBookingFiles } from "./documents/useBookingFiles.ts";
import { DriverBooking } from "./driver/DriverBooking.tsx";
import { useConfirmation } from "./confirmation/useConfirmation.ts";
import type { ResentConfirmation } from "./confirmation/ResentConfirmation.ts";

const StaffBooking = lazy(async () => ({
  default: (await import("./staff/StaffBooking.tsx")).StaffBooking,
}));

/** Runs in the browser only, which has the session. The web server never needs the token of a signed link. */
export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const language = context.get(languageContext);
  const bookingRequest = { id: params.get("b"), token: params.get("t"), language, now: new Date() };
  const booking = openBooking(bookingRequest, context.get(apiContext));
  const showFailureToast = (data: BookingData) => {
    if (data.state === "failed") showErrorToast(faultMessages.unknown);
    if (data.state === "refused" && data.code === "too_many_requests")
      showErrorToast(refusalMessages[data.code]);
    if (data.state === "found")
      void data.offered?.then(({ problem }) => problem !== null && showUnhandledToast(problem));
  };
  // A rejection is shown by the error screen.
  booking.then(showFailureToast, () => {});
  return { booking };
}

export const clientAction = pageAction(async () => (await import("./Booking.action.ts")).bookingAction);

export function shouldRevalidate({
  formData,
  json,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  // No revalidation after the forms that mail a link: a corrected address invalidates the page's link.
  if (typeof actionResult === "object" && actionResult !== null && "done" in actionResult) {
    const isMailed = formData !== undefined && formData.get("intent") !== "reportProblem";
    if (isMailed || !requiresReload(json, actionResult.done)) return false;
  }
  return defaultShouldRevalidate;
}

export const clientMiddleware = messagesOf("booking");

export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return (
    <>
      <BookingPageHead />
      <BookingSkeleton />
    </>
  );
}

export default function BookingRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <BookingPageHead />
      <Suspense fallback={<BookingSkeleton />}>
        <Await resolve={loaderData.booking}>{(data: BookingData) => <BookingState data={data} />}</Await>
      </Suspense>
    </>
  );
}

function BookingPageHead() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Your booking`} description={t`Where your booking stands and what happens next.`} />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}

function BookingState({ data }: { data: BookingData }) {
  const location = useLocation();
  const [params] = useSearchParams();
  const { revalidate } = useRevalidator();
  const hasToken = params.has("t");
  switch (data.state) {
    case "found":
      return <FoundBooking data={data} isNew={isNewBooking(location.state)} token={params.get("t") ?? ""} />;
    case "refused":
      return (
        <BookingRefused
          code={data.code}
          hasToken={hasToken}
          // Without the token, which a signed-in driver does not need.
          signInHref={signInAddress(`/booking?b=${params.get("b") ?? ""}`)}
          onRetry={() => void revalidate()}
        />
      );
    case "failed":
      return <BookingFailed fault={data.fault} onRetry={() => void revalidate()} />;
  }
}

function FoundBooking({ data, isNew, token }: { data: FoundData; isNew: boolean; token: string }) {
  const { revalidate } = useRevalidator();
  const [now] = useState(() => new Date());
  // A document stored on this device may be older than the server, so it is loaded again.
  const reload = useCallback(() => (isCachedDocument() ? reloadPage() : void revalidate()), [revalidate]);
  const { id, reference } = data.booking;
  const confirmation = useConfirmation();
  const files = useBookingFiles(reference);
  const isByLink = token !== "";
  const actions = useBookingActions(data.booking, { token, now, reload });
  const { session } = useSession();
  const user = !isByLink && session.state === "signedIn" ? session.user : null;
  const { i18n } = useLingui();
  const toastText = useToastMessages();
  const navigate = useNavigate();
  const resendForm = useForm<EmailValues, ResentConfirmation>({
    start: { email: data.booking.driver.email },
    loadCheck: async () => (await import("#web/shared/form/email/checkEmail.ts")).checkEmail,
    onDone: (mailed) => {
      if (mailed.token !== token) void navigate(bookingPath({ id, token: mailed.token }), { replace: true });
    },
    onProblem: (problem) =>
      showToast(toastText(problem, undefined, i18n._(errorMessages.validationEmail)), "error"),
  });
  const { staff, offered, ...bookingData } = data;
  const page = { ...bookingData, files, isByLink, isNew, now, confirmation, actions, resendForm, reload };
  if (user === null || user.type === "user") return <DriverBooking {...page} {...{ user, offered }} />;
  return (
    <Suspense fallback={<BookingSkeleton />}>
      <StaffBooking {...page} {...{ user, staff }} />
    </Suspense>
  );
}

/** Reads the navigation state set by the checkout. */
function isNewBooking(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isNew" in state && state.isNew === true;
}
