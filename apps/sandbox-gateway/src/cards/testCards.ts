import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";

/** What the sandbox does with a card. */
export type CardOutcome =
  | { kind: "approved"; refusesRefunds?: boolean }
  | { kind: "failed"; failure: PaymentFailure }
  /** The card's holder confirms or refuses on the bank's page (3-D Secure). */
  | { kind: "challenge" }
  /** The answer is `gateway_timeout`; seconds later the payment succeeds nevertheless. */
  | { kind: "late" };

/** A test card: any expiry in the future, any security code of the right length. */
export interface TestCard {
  number: string;
  outcome: CardOutcome;
  /** English, for the start message and the README. */
  meaning: string;
}

/** Every card number that the sandbox accepts. */
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

/** Returns the outcome of a card's digits. Real cards are declined: the sandbox charges nobody. */
export function outcomeOf(number: string): CardOutcome {
  return testCards.find((card) => card.number === number)?.outcome ?? failed("card_declined");
}

function failed(failure: PaymentFailure): CardOutcome {
  return { kind: "failed", failure };
}
