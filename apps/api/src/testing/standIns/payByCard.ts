import { callUntilResponse, type FinalResponse } from "#api/testing/processes/callUntilResponse.ts";

/** Sends a card to the sandbox gateway as its page does, by default a card that is approved. */
export function payByCard({ url }: { url: string }, number = "4242424242424242"): Promise<FinalResponse> {
  const { origin, pathname } = new URL(url);
  return callUntilResponse(`${origin}${pathname}/card`, {
    body: { number, expiry: "12/40", securityCode: "123" },
    headers: { origin },
  });
}
