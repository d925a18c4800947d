/** Addresses of the pages in `budgets.json` that have a fixed one. */
export const fixedAddresses: Record<string, string> = {
  home: "/",
  "sign in": "/sign-in",
  "sign up": "/sign-up",
  "forgot password": "/forgot-password",
  locations: "/locations",
  suppliers: "/suppliers",
  "cheap in Tunis": "/location-voiture-pas-cher-a-tunis",
  "prices in dinars": "/location-voiture-tunisie-prix-dinars",
  contact: "/contact",
  about: "/about",
  terms: "/tos",
  privacy: "/privacy",
  "not found": "/no/such/page",
};
