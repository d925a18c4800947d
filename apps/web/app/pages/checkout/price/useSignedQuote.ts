import type { Outcome } from "@sayara/api-client/client/Outcome";
import type { quote as quoteEndpoint } from "@sayara/api-client/contract/search/quote";
import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { Quote } from "@sayara/domain/pricing/Quote";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { useEffect, useEffectEvent, useState } from "react";
import type { SignedQuote, ReadyCheckout } from "#web/pages/checkout/Checkout.load.ts";

/**
 * Milliseconds before expiry at which a signed quote is renewed, so that it is still valid after a slow
 * request.
 */
const margin = 60_000;
/** Debounce in milliseconds after a change of options. */
const pause = 400;

interface SignedQuoteNeeds {
  start: ReadyCheckout;
  options: RentalOptions;
  request: (options: RentalOptions) => Promise<Outcome<typeof quoteEndpoint>>;
  /** Called when a background renewal returned a total other than the one shown. */
  onChange: (before: Quote, after: Quote) => void;
}

/** Returns the price shown, with the server's signature for it. */
export function useSignedQuote({ start, options, request, onChange }: SignedQuoteNeeds) {
  const [signed, setSigned] = useState<SignedQuote>(start.signed);
  const quote = quoteOf(signed, options, start);

  /** Returns the signed quote for the selected options. Requests one unless the current one is valid for them. */
  async function ensure({ anew = false } = {}) {
    if (!anew && isFor(signed, options) && !expiresBefore(signed, Date.now() + margin)) {
      return { ok: true as const, signed };
    }
    const outcome = await request(options);
    if (!outcome.ok) return outcome;
    const fresh = { options, answer: outcome.data };
    setSigned(fresh);
    return { ok: true as const, signed: fresh };
  }

  const renew = useEffectEvent(async () => {
    try {
      const renewed = await ensure({ anew: true });
      if (renewed.ok && renewed.signed.answer.quote.total !== quote.total)
        onChange(quote, renewed.signed.answer.quote);
    } catch {
      // The price is confirmed again before anything is sent.
    }
  });
  const isSigned = isFor(signed, options);
  // Only the server computes the amounts charged online, so a change of options requests them again.
  const wanted = !isSigned && signed.answer.dueNow !== undefined ? options : null;
  const follow = useEffectEvent(async (chosen: RentalOptions) => {
    if (isFor(signed, chosen)) return;
    try {
      const followed = await ensure();
      const after = followed.ok ? followed.signed.answer.quote : quote;
      if (after.total !== quote.total) onChange(quote, after);
    } catch {
      // The payment option then shows no amount.
    }
  });
  useEffect(() => {
    if (wanted === null) return undefined;
    const timer = setTimeout(() => void follow(wanted), pause);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { signedQuoteExpiresAt } = signed.answer;
  useEffect(() => {
    const wait = Math.max(Date.parse(signedQuoteExpiresAt) - margin - Date.now(), 5000);
    const timer = setTimeout(() => void renew(), wait);
    return () => clearTimeout(timer);
  }, [signedQuoteExpiresAt]);

  return { signed, quote, isSigned, ensure };
}

export type SignedQuoteTools = ReturnType<typeof useSignedQuote>;

/** Returns the server's quote if it is for these options, otherwise one computed here by the same rules. */
function quoteOf(signed: SignedQuote, options: RentalOptions, { rental, settings }: ReadyCheckout): Quote {
  if (isFor(signed, options)) return signed.answer.quote;
  const { timeZone, commission } = settings;
  return quoteRental({
    car: signed.answer.car,
    from: wallClockToInstant(rental.from, timeZone),
    to: wallClockToInstant(rental.to, timeZone),
    options,
    commission,
    timeZone,
  });
}

function isFor(signed: SignedQuote, options: RentalOptions): boolean {
  return rentalOptions.every((option) => signed.options[option] === options[option]);
}

function expiresBefore(signed: SignedQuote, moment: number): boolean {
  return Date.parse(signed.answer.signedQuoteExpiresAt) < moment;
}
