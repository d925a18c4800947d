import { create } from "zustand";
import type { WaitingDecision } from "./WaitingDecision.ts";

interface WaitingDecisions {
  /** Null until the storage has been read. */
  userId: string | null;
  /** Oldest first. */
  decisions: readonly WaitingDecision[];
}

/** Decisions on this device that are unsent, or that the API refused. */
export const useWaitingDecisions = create<WaitingDecisions>(() => ({ userId: null, decisions: [] }));

/** Empties the store in memory. Local storage keeps the decisions. */
export function dropWaitingDecisions(): void {
  useWaitingDecisions.setState({ userId: null, decisions: [] });
}
