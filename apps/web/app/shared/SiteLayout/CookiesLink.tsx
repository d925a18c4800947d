import { Trans } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";
import type { MouseEvent } from "react";
import { showConsentPrompt } from "#web/visit/useConsentPrompt.ts";
import * as styles from "./SiteLayout.css.ts";

/** Reopens the consent prompt for analytics. Before hydration it links to the storage section of /privacy. */
export function CookiesLink() {
  function open(event: MouseEvent) {
    event.preventDefault();
    showConsentPrompt("opened");
  }
  return (
    <Link tone="plain" className={styles.footerLink} href="/privacy#storage" onClick={open}>
      <Trans>Cookies</Trans>
    </Link>
  );
}
