import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Accepted types of pictures. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;
const MAX_MEGABYTES = 5;
/** Largest picture, in bytes (5 MB). */
export const MAX_IMAGE_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** A picture to upload; a `File` fits [VA18]. The server checks the content again. */
export const ImageUpload = v.object(
  {
    type: v.picklist(imageTypes, validationMessage("image_type_invalid")),
    size: v.pipe(
      v.number(validationMessage("image_required")),
      v.minValue(1, validationMessage("image_required")),
      v.maxValue(MAX_IMAGE_BYTES, validationMessage("image_too_large", { megabytes: MAX_MEGABYTES })),
    ),
  },
  validationMessage("image_required"),
);
export type ImageUpload = v.InferOutput<typeof ImageUpload>;
