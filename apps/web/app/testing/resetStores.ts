import type { StoreApi } from "zustand";
import { useCaptchaState } from "#web/captcha/captcha.ts";
import { useLanguage } from "#web/language/useLanguage.ts";
import { useUnread } from "#web/notifications/useUnread.ts";
import { useSession } from "#web/session/useSession.ts";
import { useToasts } from "#web/toasts/useToasts.ts";
import { useConsentPrompt } from "#web/visit/useConsentPrompt.ts";

/** Resets the stores that outlive a view: test files share their modules. */
export function resetStores(): void {
  reset(useCaptchaState);
  reset(useConsentPrompt);
  reset(useLanguage);
  reset(useSession);
  reset(useToasts);
  reset(useUnread);
}

function reset<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}
