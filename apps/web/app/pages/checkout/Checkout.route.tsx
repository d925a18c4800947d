import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { isAllowed } from "@sayara/domain/booking/actions/allowedActions";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { viewerOf } from "@sayara/domain/booking/actions/viewerOf";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { lazy, Suspense, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { Await, redirect, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";
import { pushEvent } from "#web/analytics/pushEvent.ts";
import { rememberPurchase, reportPurchase } from "#web/analytics/purchases.ts";
import { useLanguage } from "@sayara/frontend/language/useLanguage";
import { isLoadedInLanguage, setLoadedLanguage } from "@sayara/frontend/language/loadedLanguage";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { leavePage } from "@sayara/frontend/request/leavePage";
import { apiContext, languageContext } from "@sayara/frontend/request/requestContext";
import { raceWithTimeout } from "@sayara/frontend/request/raceWithTimeout";
import { useSession, useUser } from "@sayara/frontend/session/useSession";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import type { RefusedDates } from "#web/shared/DatesReason/refusedDates.ts";
import { resultsAddress } from "#web/shared/addresses/resultsAddress.ts";
import { signInAddress } from "@sayara/frontend/session/signInAddress";
import { paymentAddress, paymentStartedFor, startVisit } from "#web/shared/payment/paymentVisits.ts";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { dismissAll, showToast } from "@sayara/frontend/toasts/useToasts";
import type { Route } from "./+types/Checkout.route.ts";
import { type CheckoutData, type ReadyCheckout, loadCheckout, refusalOf } from "./Checkout.load.ts";
import { carPageFallbackPath } from "./problems/carPageFallbackPath.ts";
import { Checkout } from "./Checkout.tsx";
import { ResultMailedNotice } from "./sending/ResultMailedNotice.tsx";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import {
  differsOnlyInOptions,
  availableExtras,
  availableOptions,
  queryWithOptions,
  readServices,
  readExtras,
  readOptions,
  readChosenRental,
  type ChosenRental,
} from "./price/ChosenRental.ts";
import { purchaseSum } from "./payment/purchaseSum.ts";
import { useAttempt } from "./sending/useAttempt.ts";
import { useCheckout } from "./useCheckout.ts";
import { useCheckoutProblemText } from "./problems/CheckoutProblemNotice.tsx";
import type { Unknown } from "@sayara/domain/validation/newerValues";

// Refusals are rare, so the code of their screens is loaded on demand.
const loadRefused = async () => ({
  default: (await import("./problems/CheckoutRefused.tsx")).CheckoutRefused,
});
const CheckoutRefused = import.meta.env.SSR ? (await loadRefused()).default : lazy(loadRefused);

export async function loader({ request, context }: Route.LoaderArgs) {
  const checkout = await load(request, context);
  const car = checkout.state === "incomplete" ? carPageFallbackPath(new URL(request.url)) : null;
  if (car !== null) throw redirect(car);
  return { checkout, language: context.get(languageContext) };
}

/**
 * Waits briefly for the price, so that the view transition can move the car into the summary. If the price
 * takes longer, the page shows a skeleton.
 */
export async function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  const checkout = load(request, context);
  const showFailureToast = (message: MessageDescriptor) => request.signal.aborted || showErrorToast(message);
  checkout.then(
    (data) => isRateLimited(data) && showFailureToast(refusalMessages.too_many_requests),
    () => showFailureToast(faultMessages.unknown),
  );
  const loadedInTime = await raceWithTimeout(checkout.catch(() => undefined));
  const language = context.get(languageContext);
  setLoadedLanguage(language, request.signal);
  // Returning the promise would first render the skeleton.
  return { checkout: loadedInTime ?? checkout, language };
}

function isRateLimited(data: CheckoutData): boolean {
  return data.state === "refused" && data.code === "too_many_requests";
}

export const clientMiddleware = messagesOf("checkout");

async function load(request: Request, context: Route.LoaderArgs["context"]): Promise<CheckoutData> {
  const rental = readChosenRental(new URL(request.url).searchParams);
  const api = await context.get(apiContext)();
  return loadCheckout(api, { rental, language: context.get(languageContext) });
}

/** The browser computes the price of changed options, so a change of options does not reload the data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return differsOnlyInOptions(currentUrl, nextUrl) && isLoadedInLanguage() ? false : defaultShouldRevalidate;
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Book your car`}
        description={t`Options, driver and payment: the total is known before you send.`}
      />
      <Suspense fallback={<CheckoutSkeleton />}>
        <Await resolve={loaderData.checkout}>
          {/* Remounted on a change of language: the view's state contains the price with its names. */}
          {(data: CheckoutData) => <LoadedCheckout key={loaderData.language} data={data} />}
        </Await>
      </Suspense>
    </>
  );
}

function LoadedCheckout({ data }: { data: CheckoutData }) {
  const { unresolved } = useAttempt();
  if (data.state === "incomplete") return <CheckoutRefused code={null} results="/" />;
  const results = resultsAddress(data.rental);
  const code = refusalOf(data, unresolved);
  if (data.state === "refused" || code !== null) {
    const dates = data.state === "refused" ? data.dates : null;
    return <RefusedCheckout {...{ code, results, dates }} rental={data.rental} />;
  }
  return <CheckoutPage loaded={data} results={results} />;
}

interface RefusedCheckoutProps {
  code: RefusalCode | Unknown | null;
  results: string;
  dates: RefusedDates | null;
  rental: ChosenRental;
}

/**
 * A payment started in this tab is known only after hydration, because only the browser has the tab's
 * storage.
 */
function RefusedCheckout(props: RefusedCheckoutProps) {
  const payment = useSyncExternalStore(
    () => () => {},
    () => paymentStartedFor(props.rental.car),
    () => undefined,
  );
  return <CheckoutRefused {...props} payment={payment} />;
}

function CheckoutPage({ loaded, results }: { loaded: ReadyCheckout; results: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { language } = useLanguage();
  const user = useUser();
  const { t } = useLingui();
  const problemText = useCheckoutProblemText();
  // Reads the options from the URL instead of the loader's data, so that a language change keeps those chosen since
  // the load.
  const { car, extras: offered, delivery, collection } = loaded.signed.response;
  const params = new URLSearchParams(location.search);
  const wantedServices = readServices(params);
  const startChoice = {
    options: availableOptions(readOptions(params), car),
    extras: availableExtras(readExtras(params), offered),
    delivery: wantedServices.delivery && delivery?.inTime === true,
    collection: wantedServices.collection && collection?.inTime === true,
  };
  const start = { ...loaded, rental: { ...loaded.rental, ...startChoice } };
  const checkout = useCheckout({
    start,
    user,
    language,
    openApi: openBrowserApi,
    onSessionExpired: clearStoredUser,
    onChoice: (choice) =>
      void navigate(
        { search: queryWithOptions(location.search, choice) },
        { replace: true, preventScrollReset: true },
      ),
    onStarted: dismissAll,
    onStopped: (state) => {
      const text = problemText(state);
      if (text !== null) showToast(text, "error");
    },
    onBooked: ({ bookingId, token, paymentSession }) => {
      rememberPurchase(bookingId, purchaseSum(checkout.quote, car));
      reportPurchase(bookingId);
      const thanks = paymentSession === null ? null : t`Thank you, your payment has arrived`;
      const show = async () => {
        await navigate(bookingPath({ id: bookingId, token }), { replace: true, state: { isNew: true } });
        // After the booking is shown: on a slow network the toast would otherwise disappear before.
        if (thanks !== null) showToast(thanks, "success");
      };
      void show();
    },
    onPaymentOpened: ({ bookingId, token }, { id }) => {
      rememberPurchase(bookingId, purchaseSum(checkout.quote, car));
      startVisit(id, { token, from: location.pathname + location.search });
    },
    onPaymentMoved: ({ id, display, url }) => {
      const showPayment = () => void navigate(paymentAddress(id), { replace: true });
      if (display === "frame") showPayment();
      else void leavePage(url).then(showPayment);
    },
  });
  // A signed-in account prefills some fields, so the checkout is not ready before the session is known.
  const isReady = useSession(({ session }) => session.state !== "unknown") && checkout.isReady;
  const reportBeginCheckout = useEffectEvent(() =>
    pushEvent({ name: "begin_checkout", ...purchaseSum(checkout.quote, car) }),
  );
  useEffect(() => reportBeginCheckout(), []);
  if (!isAllowed({ action: "checkOut", viewer: viewerOf(user), booking: null }))
    return <CheckoutRefused code="not_allowed" results={results} />;
  if (checkout.state.step === "mailed") return <ResultMailedNotice email={checkout.state.email} />;
  const links = { results, signInHref: signInAddress(location.pathname + location.search) };
  return <Checkout {...checkout} isReady={isReady} user={user} links={links} />;
}
