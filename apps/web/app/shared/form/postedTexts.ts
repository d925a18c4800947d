import type { FormDraft } from "./createFormDraft.ts";
import { textIn } from "./textIn.ts";

/** Texts of a form that was posted without JavaScript, by field. */
export type PostedTexts = Readonly<Record<string, string>>;

/**
 * Reads a form that the browser posted without JavaScript, so that the page shows it again with its texts. Returns only
 * the fields that the draft keeps: never a password.
 */
export async function postedTexts(
  request: Request,
  { keeps }: Pick<FormDraft, "keeps">,
): Promise<PostedTexts> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.startsWith("application/x-www-form-urlencoded")) return {};
  const data = await request.formData();
  const names = new Set([...data.keys()].map((name) => name.replace(/\.(year|month|day)$/, "")));
  return Object.fromEntries([...names].filter(keeps).map((name) => [name, textIn(data, name)]));
}
