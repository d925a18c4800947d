import type { StoreApi } from "zustand";
import { useCaptchaState } from "../captcha/captcha.ts";
import { useCurrency } from "../currency/useCurrency.ts";
import { useLanguage } from "../language/useLanguage.ts";
import { useSession } from "../session/useSession.ts";
import { useToasts } from "../toasts/useToasts.ts";
import { useUnread } from "../unread/useUnread.ts";

/** Resets the stores that outlive a view, since test files share their modules. */
export function resetStores(): void {
  resetStore(useCaptchaState);
  resetStore(useCurrency);
  resetStore(useLanguage);
  resetStore(useSession);
  resetStore(useToasts);
  resetStore(useUnread);
}

export function resetStore<State>(store: StoreApi<State>): void {
  store.setState(store.getInitialState(), true);
}
