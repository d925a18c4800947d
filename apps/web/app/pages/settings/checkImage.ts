import { ImageUpload } from "@sayara/domain/validation/ImageUpload";
import * as v from "valibot";

/** What is wrong with a file chosen as a picture; null when nothing is. */
export function checkImage(file: File | undefined): string | null {
  const parsed = v.safeParse(ImageUpload, file && { type: file.type, size: file.size });
  return parsed.success ? null : parsed.issues[0].message;
}
