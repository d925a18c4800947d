import { plainCode } from "@sayara/domain/text/typedText";

/** Parses typed whole kilometres such as `42 000 km`. Returns null for any other text. */
export function readKilometres(typed: string): number | null {
  const text = plainCode(typed).replaceAll(/\s|km$/gi, "");
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
