import { sameSitePath } from "../request/sameSitePath.ts";

interface Address {
  pathname: string;
  search: string;
}

/** Returns the URL with the parameter `l` set to a language. All other parameters are kept. */
export function addressInLanguage({ pathname, search }: Address, language: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set("l", language);
  return sameSitePath(`${pathname}?${parameters}`);
}

/** Returns the URL without the parameter `l`, so that the stored language applies. */
export function addressWithoutLanguage({ pathname, search }: Address): string {
  const parameters = new URLSearchParams(search);
  const path = sameSitePath(pathname);
  if (!parameters.has("l")) return path + search;
  parameters.delete("l");
  return parameters.size === 0 ? path : `${path}?${parameters}`.replaceAll("%3A", ":");
}
