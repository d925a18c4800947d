import type { Language } from "@sayara/domain/language/Language";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { addressWithoutLanguage } from "../language/addressInLanguage.ts";
import { rememberLanguage } from "../language/rememberLanguage.ts";
import { showLanguage } from "../language/showLanguage.ts";
import { showErrorToast } from "../toasts/showErrorToast.ts";
import { saveLanguage } from "./saveLanguage.ts";

/** Changes the language of the current page, keeps the page's state and loads place names in the new language. */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const location = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  return async (language) => {
    try {
      await showLanguage(language);
    } catch {
      showErrorToast(faultMessages.unknown);
      return;
    }
    rememberLanguage(language);
    // Runs before the revalidation, so that the reloaded data are in the new language.
    await saveLanguage(language);
    const address = addressWithoutLanguage(location);
    if (address === location.pathname + location.search) await revalidate();
    else await navigate(address, { replace: true, preventScrollReset: true, state: location.state });
  };
}
