import { Trans, useLingui } from "@lingui/react/macro";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { errorMessages } from "@sayara/i18n/messages/errorMessages";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { paymentFailureMessages } from "@sayara/i18n/messages/booking/paymentFailureMessages";
import { Button } from "@sayara/ui/Button/Button";
import { CheckIcon, RetryIcon } from "@sayara/ui/Icon/icons";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Suspense, lazy } from "react";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { isUnhandled } from "@sayara/frontend/form/FormProblem";
import { useToastMessages } from "@sayara/frontend/form/useToastMessages";
import type { CheckoutProblem, CheckoutState } from "#web/pages/checkout/sending/checkoutMachine.ts";
import { type RefusalLinks, RefusedNotice } from "./RefusedNotice.tsx";

const PriceChanges = lazy(async () => ({
  default: (await import("#web/pages/checkout/price/PriceChanges.tsx")).PriceChanges,
}));

interface CheckoutProblemNoticeProps {
  problem: CheckoutProblem;
  links: RefusalLinks;
  /** Accepts the new price and continues. */
  onAcceptPrice: () => void;
}

/** States why nothing was booked or the card was not charged, and the next step. */
export function CheckoutProblemNotice({ problem, links, onAcceptPrice }: CheckoutProblemNoticeProps) {
  const { t, i18n } = useLingui();
  switch (problem.kind) {
    case "refused":
      return <RefusedNotice problem={problem} links={links} />;
    case "priceChanged":
      return <PriceChanged {...problem} onAccept={onAcceptPrice} />;
    case "cardRefused":
      return (
        <Notice tone="error" announce="assertive" title={i18n._(errorMessages.paymentFailed)}>
          {i18n._(paymentFailureMessages[problem.failure])}{" "}
          <Trans>The car is still held for you, and what you typed is still here.</Trans>
        </Notice>
      );
    case "notSent":
      return (
        <Notice tone="error" announce="assertive" title={t`Your request was not sent`}>
          {i18n._(faultMessages[problem.fault])}{" "}
          <Trans>Nothing has been booked, and what you typed is still here.</Trans>
        </Notice>
      );
  }
}

interface PriceChangedProps {
  before: Quote;
  after: Quote;
  onAccept: () => void;
}

function PriceChanged({ before, after, onAccept }: PriceChangedProps) {
  const { t } = useLingui();
  const now = useFormats().price(after.total);
  return (
    <Notice
      tone="warning"
      title={t`The price has changed`}
      actions={
        <Button icon={CheckIcon} onClick={onAccept}>
          <Trans>Accept {now} and continue</Trans>
        </Button>
      }
    >
      <Suspense>
        <PriceChanges before={before} after={after} />
      </Suspense>
      <p>
        <Trans>Nothing has been booked, and what you typed is still here.</Trans>
      </p>
    </Notice>
  );
}

/** Shown if a request was sent and its response did not arrive. `onRetry` sends the same request again. */
export function LostNotice({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={t`We do not know yet whether your request arrived`}
      actions={
        <Button icon={RetryIcon} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        The answer did not reach us. Trying again is safe: the same request is never booked twice. If it did
        arrive, an email is on its way to you.
      </Trans>
    </Notice>
  );
}

/**
 * Returns a function that formats a problem for a toast. It returns null if the focused notice already has the same
 * message: a toast adds only the generic message for a fault (product.md, section 8).
 */
export function useCheckoutProblemText(): (state: CheckoutState) => string | null {
  const toastText = useToastMessages();
  return (state) => {
    if (state.step === "lost") return toastText({ kind: "fault", fault: state.fault ?? "network" });
    if (state.step !== "editing" || state.problem === null) return null;
    const { problem } = state;
    switch (problem.kind) {
      case "refused":
        return isUnhandled(problem) ? toastText(problem) : null;
      case "priceChanged":
      case "cardRefused":
        return null;
      case "notSent":
        return toastText({ ...problem, kind: "fault" });
    }
  };
}
