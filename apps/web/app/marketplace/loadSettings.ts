import type { Client } from "@sayara/api-client/client/createClient";
import { type PublicSettings, settings } from "@sayara/api-client/contract/settings/settings";

let kept: PublicSettings | undefined;

/** The marketplace's public settings; in the browser they are asked for at most once a visit. */
export async function loadSettings(api: Client): Promise<PublicSettings> {
  if (kept !== undefined) return kept;
  const outcome = await api(settings, {});
  if (!outcome.ok) throw new Error(`settings were refused: ${outcome.refusal.code}`);
  return outcome.data;
}

/** Spares the browser that one call: the server already made it for the document. Never called on the server. */
export function keepSettings(known: PublicSettings): void {
  kept = known;
}
