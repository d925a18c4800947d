import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";
import { Await, type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";
import { useLanguage } from "#web/language/useLanguage.ts";
import { openBrowserApi } from "#web/request/openBrowserApi.ts";
import { apiContext, languageContext } from "#web/request/requestContext.ts";
import { useSession } from "#web/session/useSession.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { bookingAddress } from "#web/shared/addresses/bookingAddress.ts";
import { resultsAddress } from "#web/shared/addresses/resultsAddress.ts";
import { signInAddress } from "#web/shared/addresses/signInAddress.ts";
import type { Route } from "./+types/Checkout.route.ts";
import { type CheckoutData, type ReadyCheckout, loadCheckout } from "./Checkout.load.ts";
import { Checkout } from "./Checkout.tsx";
import { CheckoutRefused } from "./CheckoutRefused.tsx";
import { CheckoutSkeleton } from "./CheckoutSkeleton.tsx";
import { isSameButForOptions, queryWithOptions, readTrip } from "./Trip.ts";
import { useAttempt } from "./useAttempt.ts";
import { useCheckout } from "./useCheckout.ts";
import { useGuestTick } from "./useGuestTick.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  return { checkout: await load(request, context) };
}

/** Not awaited: the page's frame stands while the price is asked for. */
export function clientLoader({ request, context }: Route.ClientLoaderArgs) {
  return { checkout: load(request, context) };
}

async function load(request: Request, context: Route.LoaderArgs["context"]): Promise<CheckoutData> {
  const trip = readTrip(new URL(request.url).searchParams);
  const api = await context.get(apiContext)();
  return loadCheckout(api, { trip, language: context.get(languageContext) });
}

/** Options change the price by rules that the browser knows: nothing has to be asked again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return isSameButForOptions(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
}

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <PageHead
        title={t`Book your car`}
        description={t`Options, driver and payment: the total is known before you send.`}
      />
      <Suspense fallback={<CheckoutSkeleton />}>
        <Await resolve={loaderData.checkout}>
          {(data: CheckoutData) => <CheckoutState key={i18n.locale} data={data} />}
        </Await>
      </Suspense>
    </>
  );
}

function CheckoutState({ data }: { data: CheckoutData }) {
  const { unresolved } = useAttempt();
  if (data.state === "incomplete") return <CheckoutRefused code={null} results="/" />;
  const results = resultsAddress(data.trip);
  if (data.state === "refused") return <CheckoutRefused code={data.code} results={results} />;
  const { answer } = data.offered;
  // A request whose answer never came may itself hold the car.
  const mayBeOwn = unresolved?.request.rental.car === data.trip.car;
  if (!answer.available && !mayBeOwn) return <CheckoutRefused code="car_taken" results={results} />;
  if (!answer.car.supplier.payLater) return <CheckoutRefused code="pay_later_refused" results={results} />;
  return <CheckoutPage start={data} results={results} />;
}

function CheckoutPage({ start, results }: { start: ReadyCheckout; results: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const { language } = useLanguage();
  const { session } = useSession();
  const user = session.state === "signedIn" ? session.user : null;
  const tick = useGuestTick({ isGuest: user === null });
  const checkout = useCheckout({
    start,
    user,
    tick,
    language,
    openApi: openBrowserApi,
    onOptions: (options) =>
      void navigate(
        { search: queryWithOptions(location.search, options) },
        { replace: true, preventScrollReset: true },
      ),
    onBooked: ({ bookingId, token }) =>
      void navigate(bookingAddress({ id: bookingId, token }), { replace: true, state: { isNew: true } }),
  });
  if (user !== null && user.type !== "user") return <CheckoutRefused code="not_allowed" results={results} />;
  const ways = { results, signIn: signInAddress(location.pathname + location.search) };
  return <Checkout {...checkout} user={user} tick={tick} ways={ways} />;
}
