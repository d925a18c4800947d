interface KeptPage {
  path: RegExp;
  /** What the page reads of its address's query. Nothing else reaches it. */
  parameters: readonly string[];
}

const slug = "[a-z0-9-]{1,100}";

/** Of a search and its filters; the last line is of forms without script, which lead to the search's one address. */
const searchParameters =
  "from to dropOff supplier rating seats aircon doors deposit range gearbox fuel mileage fuelPolicy multimedia sort page map " +
  "place fromTime toTime elsewhere";

/** Pages that the server renders the same for everyone: by address and language alone. */
export const keptPages: readonly KeptPage[] = [
  { path: /^\/$/, parameters: [] },
  { path: new RegExp(`^/search(/${slug}){0,2}$`), parameters: searchParameters.split(" ") },
  { path: /^\/sign-in$/, parameters: ["from"] },
  { path: /^\/sign-up$/, parameters: ["from"] },
  { path: /^\/forgot-password$/, parameters: ["from"] },
  { path: /^\/contact$/, parameters: [] },
  { path: /^\/tos$/, parameters: [] },
];
