import { Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readConsent } from "#web/consent/readConsent.ts";
import { showConsentPrompt, useConsentPrompt } from "./useConsentPrompt.ts";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { useSite } from "@sayara/frontend/request/Site";
import { documentAddress } from "#web/analytics/documentAddress.ts";
import { type ReportedAddress, reportAddress } from "#web/analytics/reportAddress.ts";

const loadBanner = async () => (await import("./ConsentBanner.lazy.tsx")).ConsentBanner;
const ConsentBanner = import.meta.env.SSR ? await loadBanner() : lazyPart(loadBanner, "ConsentBanner.lazy");

/** Pages with a price bar at the bottom or a running payment. The prompt is not shown on them. */
const pathsWithoutPrompt = /^\/checkout/;

/** Tracks page views and searches, and asks for consent if analytics is configured. */
export function VisitTracker() {
  const { gtagId } = useSite();
  const { pathname, search } = useLocation();
  const { state, showCount } = useConsentPrompt();
  const reported = useRef<ReportedAddress>(null);
  useEffect(() => {
    // This component loads at the first interaction. If that was a navigation, the first page view has not been
    // reported yet.
    const first = reported.current === null ? documentAddress() : null;
    const last = first === null ? reported.current : reportAddress(first, null);
    reported.current = reportAddress({ pathname, search }, last);
  }, [pathname, search]);
  useEffect(() => {
    if (gtagId !== "") void startConsent(gtagId);
  }, [gtagId]);
  const isHidden = state === "closed" || (state === "asked" && pathsWithoutPrompt.test(pathname));
  if (gtagId === "" || isHidden) return null;
  return (
    <Suspense>
      <ConsentBanner key={showCount} gtagId={gtagId} isOpened={state === "opened"} />
    </Suspense>
  );
}

/** Shows the prompt to a visitor who has not chosen yet. Loads Google's tag if the visitor has consented. */
async function startConsent(gtagId: string): Promise<void> {
  const consent = readConsent();
  if (consent === null) showConsentPrompt("asked");
  if (consent !== "granted") return;
  const { startGtag } = await import("#web/analytics/gtag.ts");
  startGtag(gtagId);
}
