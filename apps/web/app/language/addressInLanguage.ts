interface Address {
  pathname: string;
  search: string;
}

/** Returns the address with `l` set to a language; all other parameters stay. */
export function addressInLanguage({ pathname, search }: Address, language: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("l", language);
  return `${pathname}?${parameters}`;
}

/** Returns the address without `l`: the stored language applies. */
export function addressWithoutLanguage({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has("l")) return pathname + search;
  parameters.delete("l");
  return parameters.size === 0 ? pathname : `${pathname}?${parameters}`.replaceAll("%3A", ":");
}
