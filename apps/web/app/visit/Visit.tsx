import { Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { readConsent } from "#web/consent/readConsent.ts";
import { showConsentQuestion, useConsentPrompt } from "./useConsentPrompt.ts";
import { lazyPart } from "#web/hydration/lazyPart.ts";
import { useSite } from "#web/request/Site.ts";
import { documentAddress } from "#web/analytics/documentAddress.ts";
import { type ReportedAddress, reportAddress } from "#web/analytics/reportAddress.ts";

const loadBanner = async () => (await import("./ConsentBanner.later.tsx")).ConsentBanner;
const ConsentBanner = import.meta.env.SSR ? await loadBanner() : lazyPart(loadBanner, "ConsentBanner.later");

/** Pages with a price bar at the bottom or a running payment. The prompt waits for another page. */
const withoutQuestion = /^\/checkout/;

/** Tracks page views and searches, and asks for consent if analytics is configured. */
export function Visit() {
  const { gtagId } = useSite();
  const { pathname, search } = useLocation();
  const { shown, turn } = useConsentPrompt();
  const reported = useRef<ReportedAddress>(null);
  useEffect(() => {
    // This component loads at the first interaction, which may already have left the document's page.
    const first = reported.current === null ? documentAddress() : null;
    const last = first === null ? reported.current : reportAddress(first, null);
    reported.current = reportAddress({ pathname, search }, last);
  }, [pathname, search]);
  useEffect(() => {
    if (gtagId !== "") void startConsent(gtagId);
  }, [gtagId]);
  const isHidden = shown === "no" || (shown === "asked" && withoutQuestion.test(pathname));
  if (gtagId === "" || isHidden) return null;
  return (
    <Suspense>
      <ConsentBanner key={turn} gtagId={gtagId} isOpened={shown === "opened"} />
    </Suspense>
  );
}

/** Asks a visitor without a choice. Loads Google's tag if the visitor has agreed. */
async function startConsent(gtagId: string): Promise<void> {
  const consent = readConsent();
  if (consent === null) showConsentQuestion("asked");
  if (consent !== "granted") return;
  const { startGtag } = await import("#web/analytics/gtag.ts");
  startGtag(gtagId);
}
