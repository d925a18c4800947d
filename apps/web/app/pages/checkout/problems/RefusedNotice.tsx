import { Trans, useLingui } from "@lingui/react/macro";
import type { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { refusalMessages } from "@sayara/i18n/messages/refusalMessages";
import { validationText } from "@sayara/i18n/messages/validationText";
import { CardPaymentIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Notice } from "@sayara/ui/Notice/Notice";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { CheckoutProblem } from "#web/pages/checkout/sending/checkoutMachine.ts";
import { useWaitMessages } from "@sayara/frontend/form/submission/useWaitMessages";
import type { Unknown } from "@sayara/domain/validation/newerValues";

/** URLs that a refusal can link to. */
export interface RefusalLinks {
  /** The search results for the same places and dates. */
  results: string;
  signInHref: string;
}

/** Shows a refusal with its remedy. */
export function RefusedNotice({
  problem,
  links,
}: {
  problem: Extract<CheckoutProblem, { kind: "refused" }>;
  links: RefusalLinks;
}) {
  const { i18n } = useLingui();
  const waitText = useWaitMessages();
  const { code, retryAfter, mayBeOwnHold } = problem;
  const payment = code === "car_taken" ? problem.payment : undefined;
  return (
    <Notice
      tone={code === "email_registered" ? "info" : "error"}
      announce="assertive"
      title={i18n._(refusalMessages[code])}
      actions={
        payment === undefined ? (
          <RefusalAction code={code} links={links} />
        ) : (
          <LinkButton tone="soft" icon={CardPaymentIcon} render={<Link to={payment} />}>
            <Trans>Continue to payment</Trans>
          </LinkButton>
        )
      }
    >
      {payment !== undefined && (
        <p>
          <Trans>It is held for your payment. Continue there, or choose another car.</Trans>
        </p>
      )}
      {mayBeOwnHold && code === "car_taken" && (
        <p>
          <Trans>
            An earlier request of yours may have arrived after all. Look for its email before you choose
            another car.
          </Trans>
        </p>
      )}
      {code === "not_signed_in" && (
        <p>
          <Trans>Your session has ended. Sign in, and you come back here with everything you typed.</Trans>
        </p>
      )}
      {problem.promoMessage !== undefined && <p>{validationText(problem.promoMessage, i18n)}</p>}
      {code === "too_many_requests" && retryAfter !== null && <p>{waitText(retryAfter)}</p>}
      <p>
        <Trans>Nothing has been booked by this request, and what you typed is still here.</Trans>
      </p>
    </Notice>
  );
}

function RefusalAction({ code, links }: { code: RefusalCode | Unknown; links: RefusalLinks }): ReactNode {
  switch (remedyOf(code)) {
    case "results":
      return (
        <LinkButton tone="soft" render={<Link to={links.results} />}>
          <Trans>See the other cars for these dates</Trans>
        </LinkButton>
      );
    case "signIn":
      return (
        <LinkButton tone="soft" render={<Link to={links.signInHref} />}>
          <Trans>Sign in</Trans>
        </LinkButton>
      );
    case "here":
      return null;
  }
}

/** Returns where a refusal can be resolved: in the results, on the sign-in page or on this page. */
function remedyOf(code: RefusalCode | Unknown): "results" | "signIn" | "here" {
  switch (code) {
    case "email_registered":
    case "not_signed_in":
    case "too_many_from_network":
      return "signIn";
    case "car_taken":
    case "car_unavailable":
    case "drop_off_not_served":
    case "booking_too_long":
    case "booking_too_short":
    case "pickup_too_soon":
    case "pickup_too_far":
    case "pay_later_refused":
    case "not_found":
      return "results";
    default:
      return "here";
  }
}
