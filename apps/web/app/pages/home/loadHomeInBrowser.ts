import type { Client } from "@sayara/api-client/client/createClient";
import type { Language } from "@sayara/domain/language/Language";
import { faultMessages } from "@sayara/i18n/messages/faultMessages";
import { showErrorToast } from "@sayara/frontend/toasts/showErrorToast";
import { type HomeData, load } from "./Home.load.ts";

/** Loads the page's data. Shows a toast if no call succeeds, since the page then has only its form. */
export async function loadHomeInBrowser(
  api: Client,
  { signal, ...request }: { language: Language; now: Date; signal: AbortSignal },
): Promise<HomeData> {
  const data = await load(api, request);
  const { places, countries, ranges, suppliers } = data;
  const isEmpty = [places, countries, ranges, suppliers].every(({ length }) => length === 0);
  if (isEmpty && !signal.aborted) showErrorToast(faultMessages.unknown);
  return data;
}
