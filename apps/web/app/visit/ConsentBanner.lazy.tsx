import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import { useEffect, useRef } from "react";
import { Link as RouterLink } from "react-router";
import { applyConsent } from "./applyConsent.ts";
import * as styles from "./ConsentBanner.css.ts";
import { type Consent, readConsent } from "#web/consent/readConsent.ts";
import { hideConsentPrompt } from "./useConsentPrompt.ts";

interface ConsentBannerProps {
  gtagId: string;
  /**
   * Whether the prompt was opened from the footer. It then takes the focus, and returns the focus after the
   * choice.
   */
  isOpened: boolean;
}

/** Asks for consent to analytics. It does not block the page, and refusing is as easy as agreeing. */
export function ConsentBanner({ gtagId, isOpened }: ConsentBannerProps) {
  const { t } = useLingui();
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (!isOpened) return;
    opener.current = document.activeElement;
    banner.current?.focus();
  }, [isOpened]);

  function choose(consent: Consent) {
    applyConsent(consent, gtagId);
    hideConsentPrompt();
    const next = opener.current ?? document.getElementById("content");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  return (
    <section ref={banner} tabIndex={-1} className={styles.banner} aria-label={t`Cookies`}>
      <Text size="sm" className={styles.text}>
        <Trans>
          May Google Analytics measure your visits? Without your agreement it is not loaded and stores
          nothing.
        </Trans>{" "}
        <CurrentChoice isOpened={isOpened} />
        <Link render={<RouterLink to="/privacy#storage" />}>
          <Trans>More about cookies</Trans>
        </Link>
      </Text>
      <div className={styles.choices}>
        <Button tone="neutral" size="small" block onClick={() => choose("refused")}>
          <Trans>Refuse</Trans>
        </Button>
        <Button tone="neutral" size="small" block onClick={() => choose("granted")}>
          <Trans>Accept</Trans>
        </Button>
      </div>
    </section>
  );
}

/** Shows the earlier choice if the prompt is reopened. */
function CurrentChoice({ isOpened }: { isOpened: boolean }) {
  const consent = isOpened ? readConsent() : null;
  if (consent === null) return null;
  return (
    <>
      <strong>
        {consent === "granted" ? <Trans>You have accepted.</Trans> : <Trans>You have refused.</Trans>}
      </strong>{" "}
    </>
  );
}
