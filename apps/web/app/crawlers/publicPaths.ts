/** Pages with a fixed address that search engines index, in every language. */
export const publicPaths: readonly string[] = [
  "/",
  "/search",
  "/locations",
  "/suppliers",
  "/contact",
  "/about",
  "/tos",
  "/privacy",
];

/** Articles, in French only. */
export const frenchPaths: readonly string[] = [
  "/location-voiture-pas-cher-a-tunis",
  "/location-voiture-tunisie-prix-dinars",
];

/** Beginnings of the addresses of pages that are private or lead nowhere without a search before. */
export const privatePaths: readonly string[] = [
  "/activate",
  "/allow-email-change",
  "/booking",
  "/change-password",
  "/checkout",
  "/notifications",
  "/reset-password",
  "/review",
  "/settings",
  "/undo-email-change",
  "/unsubscribe",
];
