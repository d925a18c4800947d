import { create } from "zustand";
import type { WaitingDecision } from "./WaitingDecision.ts";

interface WaitingDecisions {
  /** Null before the storage was read. */
  userId: string | null;
  /** In the order in which they were made. */
  decisions: readonly WaitingDecision[];
}

/** The decisions that this device has not sent, and those that the API has refused. */
export const useWaitingDecisions = create<WaitingDecisions>(() => ({ userId: null, decisions: [] }));

export function dropWaitingDecisions(): void {
  useWaitingDecisions.setState({ userId: null, decisions: [] });
}
