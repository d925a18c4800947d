/** Paths that search engines may index, without cars and places. */
export const publicPages = [
  "/",
  "/search/tunis",
  "/locations",
  "/suppliers",
  "/location-voiture-pas-cher-a-tunis",
  "/location-voiture-tunisie-prix-dinars",
  "/contact",
  "/about",
  "/tos",
  "/privacy",
];
