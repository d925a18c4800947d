import { FullName } from "@sayara/domain/validation/FullName";
import { expectationOf } from "@sayara/api/operate/terminal/expectationOf";
import * as v from "valibot";
import { type Exported, fieldLoss } from "../read/Exported.ts";
import type { Omission } from "../Omission.ts";

/** Maximum characters of the name of a person, agency, car or place. */
const MAX_LENGTH = 100;
/** Stands in for a name if neither the name nor the email address contains a letter. */
const FALLBACK_NAME = "Client";

/**
 * Returns a person's name in a form that the marketplace accepts, so that no booking is lost to an invalid
 * name. Reports a changed name. Derives a name without letters from the email address.
 *
 * @param field of the export, for the report
 */
export function cleanedName(
  from: Omit<Exported<unknown>, "value">,
  {
    field,
    name,
    email,
    report,
  }: { field: string; name: string; email: string; report: (omission: Omission) => void },
): FullName {
  const parsed = v.safeParse(FullName, name);
  if (parsed.success) return parsed.output;
  const [localPart = ""] = email.split("@");
  const cleaned = [name, localPart, FALLBACK_NAME]
    .map((text) => v.safeParse(FullName, withoutOddCharacters(text)))
    .find(({ success }) => success);
  const result = cleaned?.success ? cleaned.output : FALLBACK_NAME;
  report(fieldLoss(from, field, `is carried as “${result}”: it ${expectationOf(parsed.issues[0])}`));
  return result;
}

/**
 * Returns the name of an agency, car or place, cut to the maximum length. Reports a changed name.
 *
 * @param fallback replaces an empty name
 */
export function boundedName(
  from: Omit<Exported<unknown>, "value">,
  {
    field,
    name,
    fallback,
    report,
  }: { field: string; name: string; fallback: string; report: (omission: Omission) => void },
): string {
  const result = truncate(name.trim()) || fallback;
  if (result !== name.trim())
    report(fieldLoss(from, field, `is carried as “${result}”: it must have 1 to ${MAX_LENGTH} characters`));
  return result;
}

/** Replaces characters that are invalid in a name with spaces. Removes `�`, which stands for a lost letter. */
function withoutOddCharacters(text: string): string {
  return truncate(
    text
      .normalize("NFC")
      .replaceAll("\uFFFD", "")
      .replaceAll(/[^\p{L}\p{M}\p{Join_Control} '’‘ʼ`´·.–-]/gu, " ")
      .replaceAll(/\.(?=\p{L}\p{M}*\p{L})/gu, ". ")
      .replaceAll(/ +/g, " ")
      .trim(),
  );
}

/** Cuts a text to the maximum length without splitting a surrogate pair. */
function truncate(text: string): string {
  let length = 0;
  return [...text]
    .filter((character) => (length += character.length) <= MAX_LENGTH)
    .join("")
    .trim();
}
