import { searchParameters } from "@sayara/domain/search/searchParameters";

/** One page of the site. Routes, crawler files, cached documents, budgets and screenshots are derived from it. */
export interface Page {
  /** Path pattern in the router's syntax. */
  path: string;
  /** Route module below `pages/`, without `.route.tsx`. Its folder is the page's name in `measuredPages`. */
  module: string;
  /** Whether its loader redirects visitors without a session to sign-in. By default the page is public. */
  isForUsers?: true;
  /**
   * `indexed`: in the sitemap in every language, unless the URL has parameters. `unlisted`: crawlers may read it.
   * `barred`: private, or useless without a preceding search.
   */
  crawlers: "indexed" | "unlisted" | "barred";
  /**
   * Query parameters that the page reads. Set if the document depends only on URL and language; the document
   * is then cached publicly (decision 0024). All other parameters are removed.
   */
  cachedBy?: readonly string[];
  /**
   * Limits for a first visit before any interaction: kilobytes (1,000 bytes) of compressed JavaScript, total kilobytes,
   * and requests. Every cached page needs a budget.
   */
  budget?: { javascript: number; total: number; requests: number };
  /** Width in pixels of its screenshot in the dark theme. */
  dark?: 360 | 1280;
}

/** Parameters of forms submitted without JavaScript, which redirect. */
const formParameters = ["elsewhere"];

export const pages: readonly Page[] = [
  {
    path: "/",
    module: "home/Home",
    crawlers: "indexed",
    cachedBy: [],
    budget: { javascript: 140, total: 225, requests: 18 },
    dark: 1280,
  },
  {
    path: "/search/:pickupLocationSlug?/:supplierSlug?",
    module: "search/Search",
    crawlers: "indexed",
    cachedBy: [...searchParameters, ...formParameters],
    budget: { javascript: 165, total: 262, requests: 24 },
    dark: 1280,
  },
  {
    path: "/car/:idOrSlug",
    module: "car/Car",
    crawlers: "indexed",
    cachedBy: ["place", "from", "to", "dropOff"],
    budget: { javascript: 165, total: 256, requests: 22 },
    dark: 1280,
  },
  {
    path: "/checkout",
    module: "checkout/Checkout",
    crawlers: "barred",
    budget: { javascript: 210, total: 284, requests: 28 },
    dark: 360,
  },
  { path: "/checkout-session/:sessionId", module: "checkout-session/CheckoutSession", crawlers: "barred" },
  { path: "/bookings", module: "bookings/Bookings", isForUsers: true, crawlers: "barred", dark: 360 },
  { path: "/booking", module: "booking/Booking", crawlers: "barred", dark: 1280 },
  {
    path: "/sign-in",
    module: "sign-in/SignIn",
    crawlers: "unlisted",
    cachedBy: ["from"],
    budget: { javascript: 187, total: 242, requests: 27 },
    dark: 360,
  },
  {
    path: "/sign-up",
    module: "sign-up/SignUp",
    crawlers: "unlisted",
    cachedBy: ["from"],
    budget: { javascript: 192, total: 244, requests: 28 },
  },
  { path: "/activate", module: "activate/Activate", crawlers: "barred" },
  {
    path: "/forgot-password",
    module: "forgot-password/ForgotPassword",
    crawlers: "unlisted",
    cachedBy: ["from"],
    budget: { javascript: 189, total: 241, requests: 23 },
  },
  { path: "/reset-password", module: "reset-password/ResetPassword", crawlers: "barred" },
  { path: "/undo-email-change", module: "email-change/UndoEmailChange", crawlers: "barred" },
  { path: "/allow-email-change", module: "email-change/AllowEmailChange", crawlers: "barred" },
  { path: "/unsubscribe", module: "unsubscribe/Unsubscribe", crawlers: "barred" },
  { path: "/review", module: "review/Review", isForUsers: true, crawlers: "barred" },
  { path: "/saved", module: "saved/Saved", crawlers: "barred" },
  { path: "/notifications", module: "notifications/Notifications", isForUsers: true, crawlers: "barred" },
  { path: "/settings", module: "settings/Settings", isForUsers: true, crawlers: "barred" },
  {
    path: "/change-password",
    module: "change-password/ChangePassword",
    isForUsers: true,
    crawlers: "barred",
  },
  { path: "/security", module: "security/Security", isForUsers: true, crawlers: "barred" },
  {
    path: "/locations",
    module: "locations/Locations",
    crawlers: "indexed",
    cachedBy: ["s", "page"],
    budget: { javascript: 147, total: 200, requests: 18 },
    dark: 1280,
  },
  {
    path: "/suppliers",
    module: "suppliers/Suppliers",
    crawlers: "indexed",
    cachedBy: ["s", "page"],
    budget: { javascript: 147, total: 200, requests: 33 },
  },
  {
    path: "/reviews/:supplierSlug",
    module: "car/AgencyReviews",
    crawlers: "unlisted",
    cachedBy: ["sort", "stars", "written", "photo", "page"],
    budget: { javascript: 178, total: 231, requests: 22 },
  },
  {
    path: "/location-voiture-pas-cher-a-tunis",
    module: "landing/CheapInTunis",
    crawlers: "indexed",
    cachedBy: [],
    budget: { javascript: 147, total: 200, requests: 17 },
  },
  {
    path: "/location-voiture-tunisie-prix-dinars",
    module: "landing/PricesInDinars",
    crawlers: "indexed",
    cachedBy: [],
    budget: { javascript: 147, total: 200, requests: 17 },
  },
  {
    path: "/contact",
    module: "contact/Contact",
    crawlers: "indexed",
    cachedBy: ["about"],
    budget: { javascript: 188, total: 240, requests: 22 },
  },
  {
    path: "/about",
    module: "texts/About",
    crawlers: "indexed",
    cachedBy: [],
    budget: { javascript: 142, total: 192, requests: 17 },
  },
  {
    path: "/tos",
    module: "texts/Terms",
    crawlers: "indexed",
    cachedBy: [],
    budget: { javascript: 142, total: 195, requests: 17 },
    dark: 360,
  },
  {
    path: "/privacy",
    module: "texts/Privacy",
    crawlers: "indexed",
    cachedBy: [],
    budget: { javascript: 142, total: 198, requests: 17 },
  },
  {
    path: "*",
    module: "not-found/NotFound",
    crawlers: "unlisted",
    budget: { javascript: 140, total: 190, requests: 18 },
  },
];

/** Returns the URL of a page without its parameters, such as `/search`. */
export function addressWithoutParameters({ path }: Page): string {
  return path.replace(/\/:.*/, "") || "/";
}
