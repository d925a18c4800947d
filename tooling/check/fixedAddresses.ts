/** Addresses of the pages in `budgets.json` that have a fixed one. */
export const fixedAddresses: Record<string, string> = {
  home: "/",
  "sign in": "/sign-in",
  "sign up": "/sign-up",
  "forgot password": "/forgot-password",
  contact: "/contact",
  terms: "/tos",
  "not found": "/no/such/page",
};
