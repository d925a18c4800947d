import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";

/** Outcome of a payment attempt with a card. */
export type CardOutcome =
  | { kind: "approved"; refusesRefunds?: boolean }
  | { kind: "failed"; failure: PaymentFailure }
  /** The cardholder confirms or refuses on the bank's page (3-D Secure). */
  | { kind: "challenge" }
  /** The attempt fails with `gateway_timeout`, but the payment succeeds seconds later. */
  | { kind: "late" };

/** A test card. It is valid with any expiry date in the future and any security code of the right length. */
export interface TestCard {
  number: string;
  outcome: CardOutcome;
  /** English description, for the startup message and the README. */
  meaning: string;
}

/** Every test card. The sandbox declines any other number. */
export const testCards: readonly TestCard[] = [
  { number: "4242424242424242", outcome: { kind: "approved" }, meaning: "approved" },
  { number: "4000000000003220", outcome: { kind: "challenge" }, meaning: "3-D Secure: confirm or refuse" },
  { number: "4000000000000002", outcome: failed("card_declined"), meaning: "declined" },
  { number: "4000000000009995", outcome: failed("insufficient_funds"), meaning: "insufficient funds" },
  { number: "4000000000000069", outcome: failed("card_expired"), meaning: "expired card" },
  { number: "4000000000009987", outcome: failed("card_lost"), meaning: "lost card" },
  { number: "4000000000000119", outcome: { kind: "late" }, meaning: "timeout, paid 5 seconds later" },
  { number: "5555555555554444", outcome: { kind: "approved" }, meaning: "approved (Mastercard)" },
  { number: "378282246310005", outcome: { kind: "approved" }, meaning: "approved (Amex, four-digit code)" },
  {
    number: "4000000000005126",
    outcome: { kind: "approved", refusesRefunds: true },
    meaning: "approved, refunds fail",
  },
];

/**
 * Returns the outcome for a card number (digits only). Every number that is not a test card is declined: the sandbox
 * never charges anyone.
 */
export function outcomeOf(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? failed("card_declined");
}

function failed(failure: PaymentFailure): CardOutcome {
  return { kind: "failed", failure };
}
