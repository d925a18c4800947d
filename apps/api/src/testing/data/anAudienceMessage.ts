import type { AudienceMessage } from "@sayara/domain/audience/AudienceMessage";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";

/** Returns a message to all drivers, with these changes. */
export function anAudienceMessage({
  audience,
  ...changes
}: Partial<Omit<AudienceMessage, "audience">> & { audience?: object } = {}): AudienceMessage {
  const anyone = { languages: [], place: null, country: null, bookedSince: null, status: null };
  return {
    title: "New places",
    kind: "notification",
    texts: mapLanguages((language) => ({
      subject: `Subject ${language}`,
      text: `First line.\n\nIn ${language}.`,
    })),
    ...changes,
    audience: { to: "drivers", ...anyone, ...audience } as AudienceMessage["audience"],
  };
}
