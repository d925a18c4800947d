import type { ChangeQuote } from "@sayara/api-client/contract/bookings/changeRequest";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";

/** Quote for extending `aBooking` by one day, which adds 106 dinars due. */
export function aChangeQuote(changes: Partial<ChangeQuote> = {}): ChangeQuote {
  const { quote } = aQuoteResponse();
  return {
    quote: { ...quote, days: quote.days + 1, total: quote.total + 106 },
    difference: 106,
    lines: [{ part: "rental", before: quote.rental, after: quote.rental + 106, difference: 106 }],
    due: 106,
    refund: 0,
    lapsesAt: "2026-11-21T14:00:00.000Z",
    signedQuote: "signed",
    signedQuoteExpiresAt: "2026-11-20T14:20:00.000Z",
    ...changes,
  };
}
