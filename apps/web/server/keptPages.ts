interface KeptPage {
  path: RegExp;
  /** The query parameters that the page reads. All others are removed. */
  parameters: readonly string[];
}

const slug = "[a-z0-9-]{1,100}";

/** Parameters of a search and its filters. The last line is of forms without script, which redirect. */
const searchParameters =
  "from to dropOff supplier rating seats aircon doors deposit range gearbox fuel mileage fuelPolicy multimedia sort page map compare comparing " +
  "place fromTime toTime elsewhere";

/** Pages that depend only on address and language, so they are the same for everyone (decision 0024). */
export const keptPages: readonly KeptPage[] = [
  { path: /^\/$/, parameters: [] },
  { path: new RegExp(`^/search(/${slug}){0,2}$`), parameters: searchParameters.split(" ") },
  { path: new RegExp(`^/car/${slug}$`), parameters: ["place", "from", "to", "dropOff"] },
  { path: /^\/sign-in$/, parameters: ["from"] },
  { path: /^\/sign-up$/, parameters: ["from"] },
  { path: /^\/forgot-password$/, parameters: ["from"] },
  { path: /^\/(locations|suppliers)$/, parameters: ["s", "page"] },
  { path: /^\/(sitemap\.xml|sitemaps\/[a-z0-9-]{1,20}\.xml|robots\.txt)$/, parameters: [] },
  { path: /^\/location-voiture-(pas-cher-a-tunis|tunisie-prix-dinars)$/, parameters: [] },
  { path: /^\/contact$/, parameters: ["about"] },
  { path: /^\/(about|tos|privacy)$/, parameters: [] },
];
