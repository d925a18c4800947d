import { createDraft } from "#web/drafts/createDraft.ts";
import type { Attempt } from "./attempt.ts";

/** The attempt whose fate is unknown. It outlives a reload, so that trying again can't book twice. */
export const useAttempt = createDraft<{ unresolved: Attempt | null }>({
  name: "sayara.checkout.attempt",
  empty: { unresolved: null },
  read: (stored) => ({ unresolved: isStoredAttempt(stored) ? stored.unresolved : null }),
});

function isStoredAttempt(stored: unknown): stored is { unresolved: Attempt } {
  if (typeof stored !== "object" || stored === null || !("unresolved" in stored)) return false;
  const { unresolved } = stored;
  return (
    typeof unresolved === "object" &&
    unresolved !== null &&
    "key" in unresolved &&
    "choices" in unresolved &&
    "request" in unresolved
  );
}
