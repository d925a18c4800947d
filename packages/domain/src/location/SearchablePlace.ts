import type { Unknown } from "../validation/newerValues.ts";
import type { LocationKind } from "./LocationKind.ts";

/** The names by which a place can be found. */
export interface SearchablePlace {
  kind: LocationKind | Unknown;
  /** An airport's IATA code. */
  code: string | null;
  /** Names in every language and script, and other spellings. */
  names: readonly string[];
  /** Names of the place that contains it. */
  parentNames: readonly string[];
}
