import { useForm } from "@sayara/frontend/form/useForm";
import { pageAction } from "@sayara/frontend/form/pageAction";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import { useLingui } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { Suspense, lazy, useCallback, useState } from "react";
import {
  Await,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "react-router";
import { reloadPage } from "@sayara/frontend/request/reloadPage";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { isCachedDocument } from "#web/offline/isCachedDocument.ts";
import { isPushAction } from "#web/push/PushAction.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import { signInAddress } from "@sayara/frontend/session/signInAddress";
import { useSession } from "@sayara/frontend/session/useSession";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import type { Route } from "./+types/Booking.route.ts";
import type { BookingData, FoundBooking as FoundData } from "@sayara/frontend/booking/loadBooking";
import { BookingFailed, BookingRefused } from "./BookingProblem.tsx";
import { BookingSkeleton } from "@sayara/frontend/booking/BookingSkeleton";
import { BookingMap } from "./BookingMap.tsx";
import { shouldReloadBooking } from "@sayara/frontend/booking/actions/shouldReloadBooking";
import { showBookingToast } from "@sayara/frontend/booking/showBookingToast";
import { openBooking } from "./openBooking.ts";
import { useBookingActions } from "./actions/useBookingActions.ts";
import { useBookingFiles } from "@sayara/frontend/booking/documents/useBookingFiles";
import { DriverBooking } from "./driver/DriverBooking.tsx";
import { useConfirmation } from "./confirmation/useConfirmation.ts";
import type { ResentConfirmation } from "./confirmation/ResentConfirmation.ts";

const StaffBooking = lazy(async () => ({
  default: (await import("@sayara/frontend/booking/staff/StaffBooking")).StaffBooking,
}));

/** Runs in the browser only, which has the session. The web server never needs the token of a signed link. */
export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const params = new URL(request.url).searchParams;
  const language = context.get(languageContext);
  const bookingRequest = { id: params.get("b"), token: params.get("t"), language, now: new Date() };
  const booking = openBooking(bookingRequest, context.get(apiContext));
  // A rejection is shown by the error screen.
  booking.then(showBookingToast, () => {});
  return { booking };
}

export const clientAction = pageAction(async () => (await import("./Booking.action.ts")).bookingAction);

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !isPushAction(args.json) && shouldReloadBooking(args);
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

interface FoundBookingProps {
  data: FoundData;
  isNew: boolean;
  /** Token of the signed link; empty if the session is used. */
  token: string;
}

function FoundBooking({ data, isNew, token }: FoundBookingProps) {
  const { revalidate } = useRevalidator();
  // A document stored on this device may be older than the server, so it is loaded again.
  const reload = useCallback(() => (isCachedDocument() ? reloadPage() : void revalidate()), [revalidate]);
  const { session } = useSession();
  const user = token === "" && session.state === "signedIn" ? session.user : null;
  if (user === null || user.type === "user") return <OwnBooking {...{ data, isNew, token, user, reload }} />;
  return (
    <Suspense fallback={<BookingSkeleton />}>
      <StaffBooking {...{ data, user, reload }} Map={BookingMap} />
    </Suspense>
  );
}

interface OwnBookingProps extends FoundBookingProps {
  /** Null for a guest, and when a signed link is used. */
  user: User | null;
  reload: () => void;
}

function OwnBooking({ data, isNew, token, user, reload }: OwnBookingProps) {
  const [now] = useState(() => new Date());
  const { id, reference } = data.booking;
  const confirmation = useConfirmation();
  const files = useBookingFiles(reference);
  const isByLink = token !== "";
  const actions = useBookingActions(data.booking, { token, now, reload });
  const { i18n } = useLingui();
  const toastText = useToastMessages();
  const navigate = useNavigate();
  const resendForm = useForm<EmailValues, ResentConfirmation>({
    start: { email: data.booking.driver.email },
    loadCheck: async () => (await import("@sayara/frontend/form/email/checkEmail")).checkEmail,
    onDone: (mailed) => {
      if (mailed.token !== token) void navigate(bookingPath({ id, token: mailed.token }), { replace: true });
    },
    onProblem: (problem) =>
      showToast(toastText(problem, undefined, i18n._(errorMessages.validationEmail)), "error"),
  });
  const { staff: _, ...bookingData } = data;
  const page = { ...bookingData, files, isByLink, isNew, now, confirmation, actions, resendForm, reload };
  return <DriverBooking {...page} user={user} />;
}

/** Reads the navigation state set by the checkout. */
function isNewBooking(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isNew" in state && state.isNew === true;
}
