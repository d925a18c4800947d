interface Address {
  pathname: string;
  search: string;
}

/** The same page, asking for a language; everything else in the address stays. */
export function addressInLanguage({ pathname, search }: Address, language: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("l", language);
  return `${pathname}?${parameters}`;
}

/** The same page without a wish for a language: the remembered one counts. */
export function addressWithoutLanguage({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has("l")) return pathname + search;
  parameters.delete("l");
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`.replaceAll("%3A", ":");
}
