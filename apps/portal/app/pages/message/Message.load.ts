import { textIn } from "@sayara/domain/language/textIn";
import type { Client } from "@sayara/api-client/client/createClient";
import {
  type AudienceMessageRecord,
  type AudiencePreview,
  audienceMessage,
  previewAudienceMessage,
} from "@sayara/api-client/contract/audience/audienceMessages";
import { portalCountries } from "@sayara/api-client/contract/catalogue/managePlaces";
import { locationsWithPosition } from "@sayara/api-client/contract/catalogue/locations";
import type { Language } from "@sayara/domain/language/Language";
import { checkMessage, messageValuesOf } from "./MessageValues.ts";

export interface MessageData {
  /** Null for a new message. */
  message: AudienceMessageRecord | null;
  /** Preview of a draft [MA4]; null for a new or a sent message. */
  preview: AudiencePreview | null;
  /** Sorted by name. */
  places: readonly { id: string; name: string }[];
  countries: readonly { code: string; name: string }[];
}

/**
 * Reads a message to an audience with the choices of its form. The id `new` stands for a new message.
 *
 * @returns null if there is no such message.
 * @throws Fault, or Error if the API refuses for another reason.
 */
export async function load(
  call: Client,
  { id, language, signal }: { id: string; language: Language; signal?: AbortSignal },
): Promise<MessageData | null> {
  const options = signal && { signal };
  const [record, countries, places] = await Promise.all([
    id === "new" ? null : call(audienceMessage, { params: { id } }, options),
    call(portalCountries, {}, options),
    call(locationsWithPosition, { params: { language } }, options),
  ]);
  if (record !== null && !record.ok) {
    const { code } = record.refusal;
    if (code === "not_found" || code === "invalid_input") return null;
    throw new Error(`audienceMessage was refused: ${code}`);
  }
  if (!countries.ok) throw new Error(`portalCountries was refused: ${countries.refusal.code}`);
  if (!places.ok) throw new Error(`locationsWithPosition was refused: ${places.refusal.code}`);
  const byName = new Intl.Collator(language);
  const message = record === null ? null : record.data;
  return {
    message,
    preview: message?.status === "draft" ? await readPreview(call, message, options) : null,
    places: places.data
      .map(({ id: place, name }) => ({ id: place, name }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
    countries: countries.data.countries
      .map(({ code, names }) => ({ code, name: textIn(names, language) || code }))
      .toSorted((a, b) => byName.compare(a.name, b.name)),
  };
}

/** Returns null for a draft that can no longer be sent: its place was deleted, or a language was added. */
async function readPreview(
  call: Client,
  message: AudienceMessageRecord,
  options: { signal: AbortSignal } | undefined,
): Promise<AudiencePreview | null> {
  const { ready } = checkMessage(messageValuesOf(message));
  if (ready === null) return null;
  const response = await call(previewAudienceMessage, { body: ready }, options);
  if (response.ok) return response.data;
  if (response.refusal.code === "invalid_input") return null;
  throw new Error(`previewAudienceMessage was refused: ${response.refusal.code}`);
}
