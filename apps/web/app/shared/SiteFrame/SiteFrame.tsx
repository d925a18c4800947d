import { Trans } from "@lingui/react/macro";
import { SkipLink } from "@sayara/ui/SkipLink/SkipLink";
import { type ReactNode, Suspense, useRef } from "react";
import { lazyIsland } from "#web/hydration/lazyIsland.ts";
import { NavigationProgress } from "./NavigationProgress.tsx";
import { PageArrival } from "./PageArrival.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { Toasts } from "#web/toasts/Toasts.tsx";
import * as styles from "./SiteFrame.css.ts";

const loadFooter = async () => (await import("./SiteFooter.tsx")).SiteFooter;
const SiteFooter = import.meta.env.SSR ? await loadFooter() : lazyIsland(loadFooter, "footer");

const loadVisit = async () => (await import("#web/visit/Visit.tsx")).Visit;
const Visit = import.meta.env.SSR ? await loadVisit() : lazyIsland(loadVisit);

/** Header, footer and layout of every page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  "use memo";
  const content = useRef<HTMLElement>(null);
  return (
    <div className={styles.frame}>
      <SkipLink target="content">
        <Trans>Skip to the content</Trans>
      </SkipLink>
      <NavigationProgress />
      <PageArrival content={content} />
      <SiteHeader />
      <main id="content" ref={content} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <Suspense>
        <Visit />
      </Suspense>
      <Toasts />
    </div>
  );
}
