import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { LockIcon } from "@sayara/ui/Icon/icons";
import { useEffect, useEffectEvent, useState } from "react";
import { CardFrame } from "#web/shared/payment/CardFrame.tsx";
import type { CardFieldsState } from "./useCardFields.ts";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

/** Milliseconds after which the card fields count as failed to load. */
const LOAD_TIMEOUT_MS = 10_000;

interface CardFieldsProps {
  url: string;
  card: Pick<CardFieldsState, "isReady" | "frame">;
  /** Whether the agency also accepts payment on site. */
  acceptsPayLater: boolean;
}

/** The gateway's card fields in a frame. Until they have loaded, the card is entered on the payment page. */
export function CardFields({ url, card: { isReady, frame }, acceptsPayLater }: CardFieldsProps) {
  const { i18n } = useLingui();
  const [hasTimedOut, setTimedOut] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const markUnready = useEffectEvent(() => frame.onReady(false));
  useEffect(() => () => markUnready(), []);
  return (
    <div>
      {/* Each message has its own element: browser translation replaces text nodes, which React could not update afterwards. */}
      <output className={styles.hint}>
        {!isReady && !hasTimedOut && (
          <span key="loading">
            <Trans>The card form is loading…</Trans>
          </span>
        )}
        {!isReady && hasTimedOut && (
          <span key="late">
            <LoadFailureMessage acceptsPayLater={acceptsPayLater} />
          </span>
        )}
      </output>
      <div className={isReady ? undefined : hasTimedOut ? styles.cardFailed : styles.cardLoading}>
        <CardFrame {...frame} url={url} language={i18n.locale} onReady={() => frame.onReady(true)} />
      </div>
      {isReady && (
        <p className={styles.cardSafety}>
          <Icon picture={LockIcon} size="small" className={styles.cardSafetyIcon} />
          <Trans>Your card's details go to the payment provider only. We neither see nor keep them.</Trans>
        </p>
      )}
    </div>
  );
}

function LoadFailureMessage({ acceptsPayLater }: { acceptsPayLater: boolean }) {
  return acceptsPayLater ? (
    <Trans>
      The card form does not load here. You can continue and pay on the payment's own page, or choose to pay
      at the agency.
    </Trans>
  ) : (
    <Trans>The card form does not load here. You can continue and pay on the payment's own page.</Trans>
  );
}
