import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import type { Language } from "../language/Language.ts";
import { perLanguage } from "../language/perLanguage.ts";
import { anyText, FileAddress, optionalLine } from "../validation/boundedText.ts";
import { wholeNumber } from "../validation/wholeNumber.ts";

/** Maximum number of photos of a car [FL7]. */
export const MAX_CAR_PHOTOS = 12;

/** The point of a photo that every crop keeps, in percent from the left and from the top [FL7]. */
export const FocalPoint = v.object({ x: wholeNumber(0, 100), y: wholeNumber(0, 100) });
export type FocalPoint = v.InferOutput<typeof FocalPoint>;

/** Text alternatives of a photo, by language. An empty one is replaced by the car's name. */
export const PhotoAlternatives = perLanguage(v.optional(optionalLine(200), ""));
export type PhotoAlternatives = v.InferOutput<typeof PhotoAlternatives>;

/** A photo's text alternatives as stored. */
export const StoredAlternatives = perLanguage(v.optional(anyText(200), ""));
export type StoredAlternatives = v.InferOutput<typeof StoredAlternatives>;

/** A photo of a car [FL7]. */
export const CarPhoto = v.object({
  id: EntityId,
  /** Path on the API's host. */
  url: FileAddress,
  /** Pixels. */
  width: v.pipe(v.number(), v.integer(), v.minValue(1)),
  height: v.pipe(v.number(), v.integer(), v.minValue(1)),
  focus: FocalPoint,
  alt: StoredAlternatives,
});
export type CarPhoto = v.InferOutput<typeof CarPhoto>;

/** Returns a photo's text alternative: in the language, otherwise in French, otherwise the car's name. */
export function photoAlternative(
  alternatives: Partial<PhotoAlternatives>,
  { language, carName }: { language: Language; carName: string },
): string {
  return alternatives[language] || alternatives.fr || carName;
}
