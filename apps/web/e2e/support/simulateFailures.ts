import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";

/** Ways in which a network or a server fails. */
export const networkFailures = ["offline", "error", "html", "truncated", "limited"] as const;
/** `refused`: the API refuses with a code that has no specific remedy on the pages. */
export type NetworkFailure = (typeof networkFailures)[number] | "refused";

/** Delay of `late` responses. */
const DELAY_MS = 1200;

const responses = {
  error: { status: 500, contentType: "text/plain", body: "fault" },
  html: { status: 200, contentType: "text/html", body: "<!doctype html><title>Airport Wi-Fi</title>" },
  truncated: { status: 200, contentType: "application/json", body: '{"items":[{"id":"0b8f' },
  limited: {
    status: 429,
    contentType: "application/json",
    body: '{"code":"too_many_requests","message":"Too many requests.","retryAfter":30}',
  },
  refused: {
    status: 403,
    contentType: "application/json",
    body: '{"code":"origin_refused","message":"Another site."}',
  },
};

/**
 * Intercepts the page's calls to matching URLs. Returns a function that selects the response: one of the failures,
 * `late` for the API's delayed response, or null for its immediate one.
 */
export async function simulateFailures(
  page: Page,
  { calls, webUrl = "" }: { calls: string; webUrl: string | undefined },
): Promise<(failure: NetworkFailure | "late" | null) => void> {
  let current: NetworkFailure | "late" | null = null;
  const headers = { "access-control-allow-origin": webUrl, "access-control-allow-credentials": "true" };
  await page.route(calls, async (route) => {
    if (current === "late") await setTimeout(DELAY_MS);
    // The page may have aborted the delayed call.
    if (current === "late" || current === null) return route.continue().catch(() => {});
    if (current === "offline") return route.abort("internetdisconnected");
    return route.fulfill({ headers, ...responses[current] });
  });
  return (failure) => {
    current = failure;
  };
}
