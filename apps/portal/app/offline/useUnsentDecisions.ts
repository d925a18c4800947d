import { create } from "zustand";
import type { UnsentDecision } from "./UnsentDecision.ts";

interface WaitingDecisions {
  /** Null until the storage has been read. */
  userId: string | null;
  /** Oldest first. */
  decisions: readonly UnsentDecision[];
}

/** Decisions on this device that are unsent, or that the API refused. */
export const useUnsentDecisions = create<WaitingDecisions>(() => ({ userId: null, decisions: [] }));

/** Empties the store in memory. Local storage keeps the decisions. */
export function dropWaitingDecisions(): void {
  useUnsentDecisions.setState({ userId: null, decisions: [] });
}
