import * as v from "valibot";
import { requiredText } from "./boundedText.ts";
import { validationMessage } from "./ValidationMessage.ts";

/** A person's full name: at most 100 characters on one line, a letter of any script among them [VA3]. */
export const FullName = v.pipe(
  requiredText(100),
  v.regex(/^[^\p{Cc}\p{Zl}\p{Zp}<>]*$/u, validationMessage("name_invalid")),
  v.regex(/\p{L}/u, validationMessage("name_invalid")),
);
export type FullName = v.InferOutput<typeof FullName>;
