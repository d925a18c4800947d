import * as v from "valibot";
import { plainName } from "../text/typedText.ts";
import { validationMessage } from "./ValidationMessage.ts";

/**
 * A full name: at most 100 characters. Allows letters of any script, their combining marks, spaces and `'’-.·`, with at
 * least one letter. One word is enough. A full stop must not be followed directly by two letters, so that mail clients
 * do not turn it into a link [VA3].
 */
export const FullName = v.pipe(
  v.string(validationMessage("required")),
  v.maxLength(200, validationMessage("too_long", { max: 100 })),
  v.transform(normalizeName),
  v.nonEmpty(validationMessage("required")),
  v.maxLength(100, validationMessage("too_long", { max: 100 })),
  v.rawCheck(({ dataset, addIssue }) => {
    const [character] = (dataset.typed && /[^\p{L}\p{M}\p{Join_Control} '’·.-]/u.exec(dataset.value)) || [];
    if (character === undefined) return;
    addIssue({ message: validationMessage("name_invalid", { character: printable(character) }) });
  }),
  v.regex(/^(?!.*\.\p{L}\p{M}*\p{L})/u, validationMessage("name_invalid", {})),
  v.regex(/\p{L}/u, validationMessage("name_invalid", {})),
);

/** Returns the character, or its code point (`U+0000`) if it is not visible on its own. */
function printable(character: string): string {
  if (!/[\p{C}\p{Z}\p{M}]/u.test(character)) return character;
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Normalizes the many variants of apostrophes, hyphens and middle dots that keyboards and word processors insert. */
function normalizeName(text: string): string {
  return plainName(text)
    .replaceAll(/[‘‛ʼʻʹ′`´＇]/gu, "’")
    .replaceAll(/[‐‑‒–—−﹣－]/gu, "-")
    .replaceAll(/[‧∙•・]/gu, "·");
}

export type FullName = v.InferOutput<typeof FullName>;
