import { imageTypeMessage, imageTypes, ImageUpload } from "@sayara/domain/validation/ImageUpload";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { fileTypeFromBuffer } from "file-type";
import * as v from "valibot";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns the bytes of an uploaded picture. Its content must be of an accepted type, because the image
 * library also reads many other formats, including drawings that contain programs.
 *
 * @throws RefusalError `invalid_input` without a picture, `too_large`, `unsupported_media`, each with the field.
 */
export async function readImage(image: ReturnType<FormData["get"]>): Promise<Uint8Array<ArrayBuffer>> {
  if (!(image instanceof File)) {
    throw new RefusalError("invalid_input", { fields: { image: validationMessage("image_required") } });
  }
  const { issues } = v.safeParse(ImageUpload, { type: image.type, size: image.size });
  for (const { message } of issues ?? []) {
    const fields = { image: message };
    if (message.startsWith("image_too_large")) throw new RefusalError("too_large", { fields });
    if (message.startsWith("image_type") || message === "image_heic")
      throw new RefusalError("unsupported_media", { fields });
    throw new RefusalError("invalid_input", { fields });
  }
  const bytes = new Uint8Array(await image.arrayBuffer());
  const fileType = await fileTypeFromBuffer(bytes);
  if (!imageTypes.some((type) => type === fileType?.mime)) {
    throw new RefusalError("unsupported_media", {
      fields: { image: imageTypeMessage(fileType?.mime ?? "") },
    });
  }
  return bytes;
}
