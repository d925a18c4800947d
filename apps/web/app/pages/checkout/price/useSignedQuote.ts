import type { Outcome } from "@sayara/api-client/client/Outcome";
import type { quote as quoteEndpoint } from "@sayara/api-client/contract/search/quote";
import { rentalOptions } from "@sayara/domain/pricing/RentalOption";
import type { Quote } from "@sayara/domain/pricing/Quote";
import type { RentalFee } from "@sayara/domain/pricing/fees/RentalFee";
import { addressServiceFees, addressServices } from "@sayara/domain/pricing/fees/addressServices";
import { youngDriverFees } from "@sayara/domain/pricing/fees/youngDriverFees";
import { quoteRental } from "@sayara/domain/pricing/quoteRental";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { isKnown } from "@sayara/domain/validation/newerValues";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import type { SignedQuote, ReadyCheckout } from "#web/pages/checkout/Checkout.load.ts";
import { writeExtraChoices } from "#web/shared/ExtraFields/extraChoicesText.ts";
import type { Choice } from "./ChosenRental.ts";

/**
 * Milliseconds before expiry at which a signed quote is renewed, so that it is still valid after a slow
 * request.
 */
const RENEWAL_MARGIN_MS = 60_000;
/** Debounce in milliseconds after a change of options or extras. */
const DEBOUNCE_MS = 400;

interface SignedQuoteOptions {
  start: ReadyCheckout;
  choice: Choice;
  /** In years, on the day of pick-up; null while it is not known. */
  driverAge: number | null;
  /** The promo code that the quote includes; null without one. */
  promoCode: string | null;
  request: (
    choice: Choice,
    driverAge: number | null,
    promoCode: string | null,
  ) => Promise<Outcome<typeof quoteEndpoint>>;
  /** Called when a background renewal returned a total other than the one shown. */
  onChange: (before: Quote, after: Quote) => void;
}

/** Returns the price shown, with the server's signature for it. */
export function useSignedQuote({
  start,
  choice,
  driverAge,
  promoCode,
  request,
  onChange,
}: SignedQuoteOptions) {
  const [signed, setSigned] = useState<SignedQuote>(start.signed);
  const wanted = useMemo<Wanted>(() => ({ ...choice, driverAge, promoCode }), [choice, driverAge, promoCode]);
  const quote = quoteOf(signed, wanted, start);

  /**
   * Returns the signed quote for the choice. Requests a new one unless the current quote is for this choice
   * and stays valid for long enough.
   */
  async function ensure({ forceRenewal = false } = {}) {
    if (
      !forceRenewal &&
      isSignedFor(signed, wanted) &&
      !expiresBefore(signed, Date.now() + RENEWAL_MARGIN_MS)
    ) {
      return { ok: true as const, signed };
    }
    return load(promoCode);
  }

  /** Requests the signed quote for the choice with a promo code, or without one. */
  async function load(code: string | null) {
    const outcome = await request(choice, driverAge, code);
    if (!outcome.ok) return outcome;
    const newQuote = { ...wanted, promoCode: code, response: outcome.data };
    setSigned(newQuote);
    return { ok: true as const, signed: newQuote };
  }

  const renew = useEffectEvent(async () => {
    try {
      const result = await ensure({ forceRenewal: true });
      if (result.ok && result.signed.response.quote.total !== quote.total)
        onChange(quote, result.signed.response.quote);
    } catch {
      // A failure is ignored: the price is confirmed again before anything is sent.
    }
  });
  const isSigned = isSignedFor(signed, wanted);
  // Only the server computes the amounts charged online, so a change of options, extras or age requests them again.
  const unsignedChoice = !isSigned && signed.response.dueNow !== undefined ? wanted : null;
  const requestForChoice = useEffectEvent(async (chosen: Wanted) => {
    if (isSignedFor(signed, chosen)) return;
    try {
      const result = await ensure();
      const after = result.ok ? result.signed.response.quote : quote;
      if (after.total !== quote.total) onChange(quote, after);
    } catch {
      // After a failure the payment option shows no amount.
    }
  });
  useEffect(() => {
    if (unsignedChoice === null) return undefined;
    const timer = setTimeout(() => void requestForChoice(unsignedChoice), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [unsignedChoice]);
  const { signedQuoteExpiresAt } = signed.response;
  useEffect(() => {
    const wait = Math.max(Date.parse(signedQuoteExpiresAt) - RENEWAL_MARGIN_MS - Date.now(), 5000);
    const timer = setTimeout(() => void renew(), wait);
    return () => clearTimeout(timer);
  }, [signedQuoteExpiresAt]);

  return { signed, quote, isSigned, ensure, load };
}

export type SignedQuoteState = ReturnType<typeof useSignedQuote>;

/** The driver's choices, age and promo code. */
type Wanted = Choice & Pick<SignedQuote, "driverAge" | "promoCode">;

/**
 * Returns the server's quote if it is for this choice and age. Otherwise returns a quote computed here by the
 * same rules.
 */
function quoteOf(signed: SignedQuote, choice: Wanted, { rental, settings }: ReadyCheckout): Quote {
  if (isSignedFor(signed, choice)) return signed.response.quote;
  const { timeZone, commission } = settings;
  return quoteRental({
    car: signed.response.car,
    from: wallClockToInstant(rental.from, timeZone),
    to: wallClockToInstant(rental.to, timeZone),
    options: choice.options,
    extras: choice.extras.flatMap(({ extra, count }) => {
      const offer = signed.response.extras?.find(({ id }) => id === extra);
      if (offer === undefined || !isKnown(offer.per)) return [];
      const { id, kind, name, price, per } = offer;
      return [{ id, kind, name, price, per, count }];
    }),
    fees: [
      ...(signed.response.fees ?? []),
      ...ageFees(signed, choice),
      ...addressServiceFees({
        delivery: (choice.delivery === true && signed.response.delivery) || null,
        collection: (choice.collection === true && signed.response.collection) || null,
      }),
    ],
    promo: (choice.promoCode ?? null) === null ? undefined : signed.response.promo,
    commission,
    timeZone,
  });
}

function ageFees({ response }: SignedQuote, { driverAge = null }: Wanted): RentalFee[] {
  return youngDriverFees(response.youngDriver ?? null, driverAge);
}

function isSignedFor(signed: SignedQuote, wanted: Wanted): boolean {
  const { options, extras } = wanted;
  return (
    (signed.promoCode ?? null) === (wanted.promoCode ?? null) &&
    addressServices.every((service) => (signed[service] ?? false) === (wanted[service] ?? false)) &&
    ageFees(signed, signed).length === ageFees(signed, wanted).length &&
    rentalOptions.every((option) => signed.options[option] === options[option]) &&
    writeExtraChoices(signed.extras) === writeExtraChoices(extras)
  );
}

function expiresBefore(signed: SignedQuote, moment: number): boolean {
  return Date.parse(signed.response.signedQuoteExpiresAt) < moment;
}
