import { useLingui } from "@lingui/react/macro";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { Suspense, lazy } from "react";
import { Await, useRevalidator } from "react-router";
import { messagesOf } from "@sayara/frontend/language/messagesOf";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { mailedLinkHeaders } from "#web/shared/mailedLink/mailedLinkHeaders.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import type { Route } from "./+types/CheckoutSession.route.ts";
import type { PaymentData } from "./CheckoutSession.load.ts";
import { CheckoutSessionSkeleton } from "./CheckoutSessionSkeleton.tsx";

// Loaded on demand, because every page embeds the route manifest, which would list its files.
const LoadedPayment = lazy(async () => ({ default: (await import("./LoadedPayment.tsx")).LoadedPayment }));

/** Runs in the browser only. Reading a payment may change its booking, which crawlers and prefetches must not do. */
export function clientLoader({ params, context }: Route.ClientLoaderArgs) {
  const payment = Promise.all([context.get(apiContext)(), import("./CheckoutSession.load.ts")]).then(
    ([api, { loadPayment }]) => loadPayment(api, params.sessionId),
  );
  const showFailureToast = (data: PaymentData) => {
    // Shown even if a newer load has superseded this one, since the page still displays this result.
    if (data.state === "unreachable") showErrorToast(faultMessages.unknown);
  };
  // A rejection is shown by the error screen.
  payment.then(showFailureToast, () => {});
  return { payment };
}

export const clientMiddleware = messagesOf("checkout-session");

/** The state must not be cached. */
export const headers = mailedLinkHeaders;

export function HydrateFallback() {
  return (
    <>
      <PaymentHead />
      <CheckoutSessionSkeleton />
    </>
  );
}

export default function CheckoutSessionRoute({ loaderData, params }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <PaymentHead />
      <Suspense fallback={<CheckoutSessionSkeleton />}>
        <Await resolve={loaderData.payment}>
          {(data: PaymentData) => (
            <LoadedPayment
              key={params.sessionId}
              data={data}
              sessionId={params.sessionId}
              onRetry={() => void revalidate()}
            />
          )}
        </Await>
      </Suspense>
    </>
  );
}

function PaymentHead() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Your payment`}
        description={t`Pay for your booking, and see where the payment stands.`}
      />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
