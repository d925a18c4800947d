import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** The rules of the HTML standard only: style and accessibility are checked by others. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    // The preset is for parts of documents too.
    rules: { "missing-doctype": "error" },
  }),
);

/** Returns the violations of the HTML standard in a document, each once. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "no element"}`),
  );
  return [...new Set(problems)];
}
