import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Accepted image types. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;
const MAX_MEGABYTES = 5;
/** Maximum image size, in bytes (5 MB). */
export const MAX_IMAGE_BYTES = MAX_MEGABYTES * 1024 * 1024;

/**
 * Types that browsers declare for images that they do not recognise, and obsolete names of accepted types.
 * The server decides by the content.
 */
const undecidedTypes = ["", "application/octet-stream", "image/jpg", "image/pjpeg"] as const;

/** An image to upload, for example a `File` [VA18]. The server checks the content. */
export const ImageUpload = v.object(
  {
    type: v.picklist([...imageTypes, ...undecidedTypes], ({ input }) =>
      imageTypeMessage(typeof input === "string" ? input : ""),
    ),
    size: v.pipe(
      v.number(validationMessage("image_required")),
      v.minValue(1, validationMessage("image_required")),
      v.maxValue(MAX_IMAGE_BYTES, validationMessage("image_too_large", { megabytes: MAX_MEGABYTES })),
    ),
  },
  validationMessage("image_required"),
);
export type ImageUpload = v.InferOutput<typeof ImageUpload>;

/**
 * Returns the message for a type that is not accepted. HEIC, in which phones save photos, has its own message
 * with a remedy.
 */
export function imageTypeMessage(type: string): string {
  return validationMessage(/^image\/hei[cf]/.test(type) ? "image_heic" : "image_type_invalid");
}
