import { ImageUpload } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";

/** Returns the validation message for a chosen file; null if it is accepted. */
export function checkImage(file: File | undefined): string | null {
  const parsed = v.safeParse(ImageUpload, file && { type: file.type, size: file.size });
  return parsed.success ? null : parsed.issues[0].message;
}
