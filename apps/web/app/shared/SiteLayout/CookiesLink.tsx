import { Trans } from "@lingui/react/macro";
import { Link } from "@sayara/ui/Link/Link";
import type { MouseEvent } from "react";
import { showConsentQuestion } from "#web/visit/useConsentQuestion.ts";
import * as styles from "./SiteLayout.css.ts";

/** Opens the question about analytics again. Before hydration it leads to what /privacy says about it. */
export function CookiesLink() {
  function open(event: MouseEvent) {
    event.preventDefault();
    showConsentQuestion("opened");
  }
  return (
    <Link tone="plain" className={styles.footerLink} href="/privacy#storage" onClick={open}>
      <Trans>Cookies</Trans>
    </Link>
  );
}
