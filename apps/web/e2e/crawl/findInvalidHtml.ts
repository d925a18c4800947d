import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** Only the rules of the HTML standard: other checks cover style and accessibility. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:standard"],
    // The preset also accepts document fragments, which have no doctype.
    rules: { "missing-doctype": "error" },
  }),
);

/** Returns the unique violations of the HTML standard in a document. */
export async function findInvalidHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? "no element"}`),
  );
  return [...new Set(problems)];
}
