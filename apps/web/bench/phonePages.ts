import type { Site } from "./Sites.ts";

const results = "/search/aeroport-tunis-carthage";

/** Pages that are measured as on a phone, in the order of a driver's way through the site. */
export const phonePages = [
  "home",
  "search",
  "car",
  "checkout",
  "sign-up",
  "locations",
  "tunis",
  "prices",
] as const;
export type PhonePage = (typeof phonePages)[number];

/** Returns the addresses of the pages; `tunis` and `prices` are the two articles. */
export async function phonePaths(site: Site): Promise<Record<PhonePage, string>> {
  return {
    home: "/",
    search: results,
    car: await firstLink(site, "/car/"),
    checkout: await firstLink(site, "/checkout?"),
    "sign-up": "/sign-up",
    locations: "/locations",
    tunis: "/location-voiture-pas-cher-a-tunis",
    prices: "/location-voiture-tunisie-prix-dinars",
  };
}

export function isPhonePage(name: string): name is PhonePage {
  return phonePages.some((page) => page === name);
}

/** Returns the first address in the results that starts so: where the first car is shown, or booked. */
async function firstLink({ url }: Site, start: string): Promise<string> {
  const html = await (await fetch(url + results)).text();
  const path = html
    .split('href="')
    .find((part) => part.startsWith(start))
    ?.split('"')[0];
  if (path === undefined) throw new Error(`${results} has no link to ${start}`);
  return path.replaceAll("&amp;", "&");
}
