import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import sharp from "sharp";
import { RefusalError } from "#api/http/refusals.ts";

/** Pixels: larger than any phone's camera, small enough to unpack. */
const LARGEST = 60_000_000;
/** Pixels of a side, twice what the largest place for it shows. */
const SIDE = 512;

// Pictures are few: what libvips keeps between them is better used by searches.
sharp.cache(false);

/**
 * Draws a picture anew as a square WebP. Nothing but its pixels goes over: no place, no camera, no second meaning.
 *
 * @throws RefusalError `invalid_input` with the field when it can't be drawn.
 */
export async function redrawImage(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const drawn = await sharp(bytes, { limitInputPixels: LARGEST, failOn: "error" })
      .rotate()
      .resize(SIDE, SIDE, { fit: "cover" })
      .webp({ quality: 82 })
      .toBuffer();
    return new Uint8Array(drawn);
  } catch {
    throw new RefusalError("invalid_input", { fields: { image: validationMessage("image_type_invalid") } });
  }
}
