import { FullName } from "@sayara/domain/validation/FullName";
import { expectationOf } from "@sayara/api/operate/terminal/expectationOf";
import * as v from "valibot";
import { type Exported, leftOut } from "../read/Exported.ts";
import type { NotCarried } from "../NotCarried.ts";

/** Maximum characters of the name of a person, agency, car or place. */
const LONGEST = 100;
/** Name of a person whose name and address contain no letter. */
const NAMELESS = "Client";

/**
 * Returns a person's name as the marketplace accepts it, and reports a changed name, so that a name never costs a
 * booking. A name without letters is derived from the email address.
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
  }: { field: string; name: string; email: string; report: (line: NotCarried) => void },
): FullName {
  const given = v.safeParse(FullName, name);
  if (given.success) return given.output;
  const [localPart = ""] = email.split("@");
  const cleaned = [name, localPart, NAMELESS]
    .map((text) => v.safeParse(FullName, withoutOddCharacters(text)))
    .find(({ success }) => success);
  const carried = cleaned?.success ? cleaned.output : NAMELESS;
  report(leftOut(from, field, `is carried as “${carried}”: it ${expectationOf(given.issues[0])}`));
  return carried;
}

/**
 * Returns the name of an agency, car or place within its bounds, and reports a changed name.
 *
 * @param instead replaces an empty name
 */
export function boundedName(
  from: Omit<Exported<unknown>, "value">,
  {
    field,
    name,
    instead,
    report,
  }: { field: string; name: string; instead: string; report: (line: NotCarried) => void },
): string {
  const carried = cut(name.trim()) || instead;
  if (carried !== name.trim())
    report(leftOut(from, field, `is carried as “${carried}”: it must have 1 to ${LONGEST} characters`));
  return carried;
}

/** Replaces characters that no name contains with a space, except `�`, which stands for a lost letter. */
function withoutOddCharacters(text: string): string {
  return cut(
    text
      .normalize("NFC")
      .replaceAll("\uFFFD", "")
      .replaceAll(/[^\p{L}\p{M}\p{Join_Control} '’‘ʼ`´·.–-]/gu, " ")
      .replaceAll(/\.(?=\p{L}\p{M}*\p{L})/gu, ". ")
      .replaceAll(/ +/g, " ")
      .trim(),
  );
}

/** Cuts a text at the maximum length, between two characters. */
function cut(text: string): string {
  let length = 0;
  return [...text]
    .filter((character) => (length += character.length) <= LONGEST)
    .join("")
    .trim();
}
