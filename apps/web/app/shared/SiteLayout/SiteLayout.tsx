import { Trans } from "@lingui/react/macro";
import { SkipLink } from "@sayara/ui/SkipLink/SkipLink";
import { type ReactNode, useRef } from "react";
import { LoadOnInteraction } from "#web/hydration/LoadOnInteraction.tsx";
import { NavigationProgress } from "@sayara/frontend/layout/NavigationProgress";
import { RouteAnnouncer } from "@sayara/frontend/layout/RouteAnnouncer";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { Toasts } from "@sayara/frontend/toasts/Toasts";
import * as styles from "./SiteLayout.css.ts";

/** Loaded at the first interaction: a page view without an interaction is not counted. */
const loadVisit = async () => (await import("#web/visit/VisitTracker.tsx")).VisitTracker;

/** Header, footer and layout of every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  "use memo";
  const content = useRef<HTMLElement>(null);
  return (
    <div className={styles.layout}>
      <SkipLink target="content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <NavigationProgress />
      <RouteAnnouncer content={content} />
      <SiteHeader />
      <main id="content" ref={content} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <LoadOnInteraction load={loadVisit} />
      <Toasts />
    </div>
  );
}
