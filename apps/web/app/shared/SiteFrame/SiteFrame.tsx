import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { Toasts } from "#web/toasts/Toasts.tsx";
import * as styles from "./SiteFrame.css.ts";

/** What stands around every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        <Trans>Skip to the content</Trans>
      </a>
      <NavigationProgress />
      <SiteHeader />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <Toasts />
    </div>
  );
}
