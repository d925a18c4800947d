/** Where the pages of `budgets.json` are that have an address of their own. */
export const fixedAddresses: Record<string, string> = {
  home: "/",
  "sign in": "/sign-in",
  "sign up": "/sign-up",
  "forgot password": "/forgot-password",
  contact: "/contact",
  terms: "/tos",
  "not found": "/no/such/page",
};
