import { setTimeout } from "node:timers/promises";
import type { Dependencies } from "#gateway/http/Dependencies.ts";
import { GatewayError } from "#gateway/http/GatewayError.ts";
import { currentSession } from "#gateway/sessions/currentSession.ts";
import type { PaymentFailure } from "@sayara/domain/payment/PaymentFailure";
import { beginAttempt, markFailed, markPaid, openChallenge } from "#gateway/sessions/sessionRows.ts";
import { type CardInput, checkCard } from "./checkCard.ts";
import { outcomeOf } from "./testCards.ts";

/** The response to the card page. `invalid` contains the domain's error codes by field. */
export type CardResponse =
  | { result: "invalid"; invalid: Record<string, string> }
  | { result: "failed"; failure: PaymentFailure }
  | { result: "challenge" | "paid" | "expired" };

/** Maximum number of card attempts per session. */
const MAXIMUM_ATTEMPTS = 30;

/**
 * Ids of sessions with a charge in progress in this process. A second submission is rejected instead of charging twice.
 */
const sessionsBeingCharged = new Set<string>();

/**
 * Charges a card for a session. The card itself is not stored.
 *
 * @throws GatewayError `not_found`, `conflict` while another charge is in progress, `too_many_attempts`
 */
export async function payWithCard(
  dependencies: Dependencies,
  id: string,
  input: CardInput,
): Promise<CardResponse> {
  const { clock, delays } = dependencies;
  const session = currentSession(dependencies, id);
  if (session.state !== "open") return { result: session.state };
  const { invalid, number } = checkCard(input, clock());
  if (invalid !== null) return { result: "invalid", invalid };
  if (session.attempts >= MAXIMUM_ATTEMPTS)
    throw new GatewayError("too_many_attempts", "Too many cards were tried.");
  if (sessionsBeingCharged.has(id)) throw new GatewayError("conflict", "Another card is being decided.");
  sessionsBeingCharged.add(id);
  try {
    beginAttempt(dependencies, id);
    const outcome = outcomeOf(number);
    await setTimeout(outcome.kind === "late" ? delays.timeout : delays.decision);
    const { state } = currentSession(dependencies, id);
    if (state !== "open") return { result: state };
    const now = clock().getTime();
    if (outcome.kind === "approved") {
      markPaid(dependencies, id, now, outcome);
      return { result: "paid" };
    }
    if (outcome.kind === "challenge") {
      openChallenge(dependencies, id);
      return { result: "challenge" };
    }
    const failure = outcome.kind === "late" ? "gateway_timeout" : outcome.failure;
    const paysAt = outcome.kind === "late" ? now + delays.latePayment : null;
    markFailed(dependencies, id, { failure, now, paysAt });
    return { result: "failed", failure };
  } finally {
    sessionsBeingCharged.delete(id);
  }
}
