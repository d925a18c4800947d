import * as v from "valibot";
import { requiredCode } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/**
 * A number plate: letters, digits, spaces and hyphens, at most 20 characters, in capitals. The Tunis series
 * is stored as `TU`, however it was typed [FL5].
 */
export const CarPlate = v.pipe(
  requiredCode(20),
  v.transform((plate) =>
    plate
      .replaceAll(/\s*تونس\s*/gu, " TU ")
      .trim()
      .toUpperCase(),
  ),
  v.regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} -]*[\p{L}\p{N}])?$/u, validationMessage("text_invalid")),
  v.maxLength(20, validationMessage("too_long", { max: 20 })),
);
export type CarPlate = v.InferOutput<typeof CarPlate>;
