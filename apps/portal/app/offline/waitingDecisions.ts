import type { Client } from "@sayara/api-client/client/createClient";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";
import { dropStoredHandover } from "./dropStoredHandover.ts";
import { isTemporaryRefusal } from "./isTemporaryRefusal.ts";
import { didNotReachServer } from "./didNotReachServer.ts";
import { sendDayRequest } from "./sendDayRequest.ts";
import { useUnsentDecisions } from "./useUnsentDecisions.ts";
import { StoredDecisions, type UnsentDecision } from "./UnsentDecision.ts";
import { waitingDecisionsKey } from "./waitingDecisionsKey.ts";

/** Reads the user's decisions from local storage. Ignores decisions of another user. */
export function openWaitingDecisions(userId: string): void {
  if (useUnsentDecisions.getState().userId === userId) return;
  useUnsentDecisions.setState({ userId, decisions: readDecisions(userId) });
}

/** Appends a decision. It replaces an earlier one on the same booking. */
export function addWaitingDecision(decision: Omit<UnsentDecision, "refusal">): void {
  const others = useUnsentDecisions
    .getState()
    .decisions.filter(({ booking }) => booking.id !== decision.booking.id);
  write([...others, { ...decision, refusal: null }]);
}

/** Removes a decision that was sent, or whose refusal the user has read. */
export function removeWaitingDecision(bookingId: string): void {
  write(useUnsentDecisions.getState().decisions.filter(({ booking }) => booking.id !== bookingId));
}

/**
 * Sends the stored decisions in order. Stops at one that does not reach the server or is temporarily refused.
 * Skips one that fails with a server fault and keeps it for later. Keeps a refused one with its reason. Only
 * one tab sends at a time.
 *
 * @returns the number of decisions that took effect
 */
export async function sendWaitingDecisions(call: Client): Promise<number> {
  const sendAll = async () => {
    let sent = 0;
    for (const decision of useUnsentDecisions.getState().decisions) {
      if (decision.refusal !== null) continue;
      const outcome = await send(call, decision);
      if (outcome === "unsent") break;
      if (outcome === "sent") sent += 1;
    }
    return sent;
  };
  if (!("locks" in navigator)) return sendAll();
  const result = await navigator.locks.request(waitingDecisionsKey, { ifAvailable: true }, (lock) =>
    lock === null ? 0 : sendAll(),
  );
  return result;
}

async function send(
  call: Client,
  { booking, action }: UnsentDecision,
): Promise<"sent" | "refused" | "unsent" | "faulted"> {
  try {
    const response = await sendDayRequest(call, booking, action);
    const target = targets[action.kind];
    // The first attempt may have taken effect although its response was lost.
    if (response.ok || (target !== undefined && response.refusal.current?.status === target)) {
      removeWaitingDecision(booking.id);
      dropStoredHandover(booking.id);
      return "sent";
    }
    if (isTemporaryRefusal(response.refusal.code)) return "unsent";
    const { problem } = refusedResult(response.refusal);
    write(
      useUnsentDecisions
        .getState()
        .decisions.map((other) => (other.booking.id === booking.id ? { ...other, refusal: problem } : other)),
    );
    return "refused";
  } catch (error) {
    return didNotReachServer(error) ? "unsent" : "faulted";
  }
}

/**
 * The booking's status after a decision. Records and condition reports do not change it: the API recognises a repeated
 * record by its time and a repeated report by its id [HO4].
 */
const targets = {
  confirm: "reserved",
  refuse: "cancelled",
  recordRental: undefined,
  signConditionReport: undefined,
} as const;

function readDecisions(userId: string): UnsentDecision[] {
  try {
    const text = localStorage.getItem(waitingDecisionsKey);
    const parsed = v.safeParse(StoredDecisions, JSON.parse(text ?? "null"));
    if (!parsed.success || parsed.output.userId !== userId) return [];
    return parsed.output.decisions.map((decision) => ({ ...decision, refusal: null }));
  } catch {
    // Storage is blocked, or contains text written by another program.
    return [];
  }
}

function write(decisions: readonly UnsentDecision[]): void {
  useUnsentDecisions.setState({ decisions });
  const { userId } = useUnsentDecisions.getState();
  try {
    if (decisions.length === 0) localStorage.removeItem(waitingDecisionsKey);
    else localStorage.setItem(waitingDecisionsKey, JSON.stringify({ userId, decisions }));
  } catch {
    // If storage is blocked, the decisions last until the page is closed.
  }
}
