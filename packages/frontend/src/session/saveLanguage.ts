import type { Language } from "@sayara/domain/language/Language";
import { languageToSave } from "@sayara/i18n/language/languageToSave";
import { languageErrorMessages } from "@sayara/i18n/messages/languageErrorMessages";
import { openBrowserApi } from "./openBrowserApi.ts";
import { showErrorToast } from "../toasts/showErrorToast.ts";
import { refreshUser } from "./storedUser/storeUser.ts";
import { useSession } from "./useSession.ts";

/** Saves the requested language to the signed-in user's account if it differs (product.md, section 4). */
export async function saveLanguage(requested: Language): Promise<void> {
  const { session } = useSession.getState();
  if (session.state !== "signedIn") return;
  const { user } = session;
  const language = languageToSave({ requested, user: user.language });
  if (language === undefined) return;
  try {
    const [call, { updateLanguage }] = await Promise.all([
      openBrowserApi(),
      import("@sayara/api-client/contract/accounts/updateUser"),
    ]);
    const outcome = await call(updateLanguage, { body: { id: user.id, language } });
    if (!outcome.ok) throw new Error(`the language was refused: ${outcome.refusal.code}`);
    refreshUser({ ...user, language });
  } catch {
    showErrorToast(languageErrorMessages.languageChange);
  }
}
