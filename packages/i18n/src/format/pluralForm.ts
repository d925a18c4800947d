/** Forms of a word by CLDR's plural categories. A category without a form uses that of `other`. */
export type PluralForms = Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>> & { one: string; other: string }
>;

const pluralRules = new Map<string, Intl.PluralRules>();

/**
 * Returns the form of a word for a count.
 *
 * @example pluralForm(2, "fr", { one: "jour", other: "jours" }) // "jours"
 */
export function pluralForm(count: number, language: string, forms: PluralForms): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return forms[rules.select(count)] ?? forms.other;
}
