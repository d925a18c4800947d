/** Markup that is already safe, as opposed to text that must be escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

/** Builds markup. Every value is escaped unless it is an `Html`. Lists are joined; `false` and null render nothing. */
export function html(
  strings: TemplateStringsArray,
  ...values: (string | number | Html | readonly Html[] | false | null)[]
): Html {
  return new Html(strings.reduce((text, part, index) => text + markupOf(values[index - 1] ?? null) + part));
}

function markupOf(value: string | number | Html | readonly Html[] | false | null): string {
  if (value === null || value === false) return "";
  if (value instanceof Html) return value.markup;
  if (typeof value === "object") return value.join("");
  return String(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
