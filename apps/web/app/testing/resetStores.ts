import { resetStore, resetStores as resetSharedStores } from "@sayara/frontend/testing/resetStores";
import { useConsentPrompt } from "#web/visit/useConsentPrompt.ts";

/** Resets the stores that outlive a view: test files share their modules. */
export function resetStores(): void {
  resetSharedStores();
  resetStore(useConsentPrompt);
}
