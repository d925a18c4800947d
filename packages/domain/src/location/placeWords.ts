import type { Unknown } from "../validation/newerValues.ts";
import type { LocationKind } from "./LocationKind.ts";

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Words for a kind of place that drivers add to a name, in the spelling of `plainText` [LO3]. */
export const kindWords: Record<LocationKind | Unknown, ReadonlySet<string>> = {
  airport: wordSet("aeroport airport aeropuerto aeroporto flughafen aerodrome مطار"),
  port: wordSet("port puerto ferry harbour harbor gare maritime ميناء"),
  city: wordSet("ville city ciudad town centre center centro downtown مدينه وسط"),
  resort: wordSet("ville city ciudad town centre center centro downtown plage beach playa مدينه وسط"),
  unknown: new Set(),
};

/** Words that do not change the meaning of a place name [LO3]. */
export const fillerWords: ReadonlySet<string> = wordSet(
  "la le les l de del du des d el al the of a au in en i y et and international internacional intl دولي tunisie tunisia tn",
);
