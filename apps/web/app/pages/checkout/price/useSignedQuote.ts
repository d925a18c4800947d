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
const RENEWAL_MARGIN_MS = 60_000;
/** Debounce in milliseconds after a change of options. */
const DEBOUNCE_MS = 400;

interface SignedQuoteOptions {
  start: ReadyCheckout;
  options: RentalOptions;
  request: (options: RentalOptions) => Promise<Outcome<typeof quoteEndpoint>>;
  /** Called when a background renewal returned a total other than the one shown. */
  onChange: (before: Quote, after: Quote) => void;
}

/** Returns the price shown, with the server's signature for it. */
export function useSignedQuote({ start, options, request, onChange }: SignedQuoteOptions) {
  const [signed, setSigned] = useState<SignedQuote>(start.signed);
  const quote = quoteOf(signed, options, start);

  /** Returns the signed quote for the selected options. Requests one unless the current one is valid for them. */
  async function ensure({ forceRenewal = false } = {}) {
    if (
      !forceRenewal &&
      isSignedFor(signed, options) &&
      !expiresBefore(signed, Date.now() + RENEWAL_MARGIN_MS)
    ) {
      return { ok: true as const, signed };
    }
    const outcome = await request(options);
    if (!outcome.ok) return outcome;
    const newQuote = { options, response: outcome.data };
    setSigned(newQuote);
    return { ok: true as const, signed: newQuote };
  }

  const renew = useEffectEvent(async () => {
    try {
      const result = await ensure({ forceRenewal: true });
      if (result.ok && result.signed.response.quote.total !== quote.total)
        onChange(quote, result.signed.response.quote);
    } catch {
      // The price is confirmed again before anything is sent.
    }
  });
  const isSigned = isSignedFor(signed, options);
  // Only the server computes the amounts charged online, so a change of options requests them again.
  const unsignedOptions = !isSigned && signed.response.dueNow !== undefined ? options : null;
  const requestForOptions = useEffectEvent(async (chosen: RentalOptions) => {
    if (isSignedFor(signed, chosen)) return;
    try {
      const result = await ensure();
      const after = result.ok ? result.signed.response.quote : quote;
      if (after.total !== quote.total) onChange(quote, after);
    } catch {
      // The payment option then shows no amount.
    }
  });
  useEffect(() => {
    if (unsignedOptions === null) return undefined;
    const timer = setTimeout(() => void requestForOptions(unsignedOptions), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [unsignedOptions]);
  const { signedQuoteExpiresAt } = signed.response;
  useEffect(() => {
    const wait = Math.max(Date.parse(signedQuoteExpiresAt) - RENEWAL_MARGIN_MS - Date.now(), 5000);
    const timer = setTimeout(() => void renew(), wait);
    return () => clearTimeout(timer);
  }, [signedQuoteExpiresAt]);

  return { signed, quote, isSigned, ensure };
}

export type SignedQuoteState = ReturnType<typeof useSignedQuote>;

/** Returns the server's quote if it is for these options, otherwise one computed here by the same rules. */
function quoteOf(signed: SignedQuote, options: RentalOptions, { rental, settings }: ReadyCheckout): Quote {
  if (isSignedFor(signed, options)) return signed.response.quote;
  const { timeZone, commission } = settings;
  return quoteRental({
    car: signed.response.car,
    from: wallClockToInstant(rental.from, timeZone),
    to: wallClockToInstant(rental.to, timeZone),
    options,
    commission,
    timeZone,
  });
}

function isSignedFor(signed: SignedQuote, options: RentalOptions): boolean {
  return rentalOptions.every((option) => signed.options[option] === options[option]);
}

function expiresBefore(signed: SignedQuote, moment: number): boolean {
  return Date.parse(signed.response.signedQuoteExpiresAt) < moment;
}
