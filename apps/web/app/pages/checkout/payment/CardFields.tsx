import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "@sayara/ui/Icon/Icon";
import { LockIcon } from "@sayara/ui/Icon/icons";
import { useEffect, useEffectEvent, useState } from "react";
import { CardFrame } from "#web/shared/payment/CardFrame.tsx";
import type { CardFieldsTools } from "./useCardFields.ts";
import * as styles from "#web/pages/checkout/Checkout.css.ts";

/** Milliseconds after which the card fields are reported as failing to load. */
const LOAD_TIMEOUT_MS = 10_000;

interface CardFieldsProps {
  url: string;
  card: Pick<CardFieldsTools, "isReady" | "frame">;
  /** Whether the agency also accepts payment on site. */
  hasLater: boolean;
}

/** The gateway's card fields in a frame. Until they have loaded, the card is entered on the payment page. */
export function CardFields({ url, card: { isReady, frame }, hasLater }: CardFieldsProps) {
  const { i18n } = useLingui();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const leave = useEffectEvent(() => frame.onReady(false));
  useEffect(() => () => leave(), []);
  return (
    <div>
      {/* Elements of their own, which a page that the browser translates can replace. */}
      <output className={styles.hint}>
        {!isReady && !isLate && (
          <span key="loading">
            <Trans>The card form is loading…</Trans>
          </span>
        )}
        {!isReady && isLate && (
          <span key="late">
            <NotLoaded hasLater={hasLater} />
          </span>
        )}
      </output>
      <div className={isReady ? undefined : isLate ? styles.cardAway : styles.cardWaiting}>
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

function NotLoaded({ hasLater }: { hasLater: boolean }) {
  return hasLater ? (
    <Trans>
      The card form does not load here. You can continue and pay on the payment's own page, or choose to pay
      at the agency.
    </Trans>
  ) : (
    <Trans>The card form does not load here. You can continue and pay on the payment's own page.</Trans>
  );
}
