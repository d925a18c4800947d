import * as v from "valibot";
import { validationMessage } from "./ValidationMessage.ts";

/** Accepted types of pictures. */
export const imageTypes = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;
const MAX_MEGABYTES = 5;
/** Largest picture, in bytes (5 MB). */
export const MAX_IMAGE_BYTES = MAX_MEGABYTES * 1024 * 1024;

/** What browsers declare for a picture whose type they do not know, or by an old name. Its content decides. */
const undecidedTypes = ["", "application/octet-stream", "image/jpg", "image/pjpeg"] as const;

/** A picture to upload; a `File` fits [VA18]. The server judges the content. */
export const ImageUpload = v.object(
  {
    type: v.picklist([...imageTypes, ...undecidedTypes], validationMessage("image_type_invalid")),
    size: v.pipe(
      v.number(validationMessage("image_required")),
      v.minValue(1, validationMessage("image_required")),
      v.maxValue(MAX_IMAGE_BYTES, validationMessage("image_too_large", { megabytes: MAX_MEGABYTES })),
    ),
  },
  validationMessage("image_required"),
);
export type ImageUpload = v.InferOutput<typeof ImageUpload>;
