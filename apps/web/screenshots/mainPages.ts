import { addressWithoutParameters, pages } from "../app/pages.ts";
import { paymentAddress, reviewAddress, type SignedInApi } from "./demoAddresses.ts";

export interface MainPage {
  name: string;
  /** A function finds the path through the API, with the session of the account. */
  path: string | ((api: SignedInApi) => Promise<string>);
  /** Demonstration account to sign in with; none by default. */
  as?: "driver" | "agency" | "admin";
  /** URL parts of the links to follow in sequence: on each page, the first link with the next part. */
  follow?: string[];
  /**
   * Whether the page contains an iframe, which Chromium draws too tall in a screenshot larger than the window. The
   * window is enlarged first.
   */
  hasFrame?: boolean;
  /** Width at which the page is also captured in the dark theme. */
  dark?: 360 | 1280;
}

const place = "aeroport-tunis-carthage";
const datesQuery = "from=2026-07-20T10:00&to=2026-07-24T10:00";
const results = `/search/${place}?${datesQuery}`;

/** Details that a page's record lacks: URLs with parameters, and names that differ from the module's. */
const details: Readonly<Record<string, Partial<MainPage>>> = {
  "search/Search": { name: "results", path: results },
  "car/Car": { path: results, follow: ["/car/"] },
  "car/AgencyReviews": { path: "/reviews/caroubier-auto" },
  "checkout/Checkout": { path: results, follow: ["/car/", "/checkout?"] },
  "checkout-session/CheckoutSession": { path: paymentAddress, as: "driver", hasFrame: true },
  "booking/Booking": { path: "/bookings", as: "driver", follow: ["/booking?"] },
  "review/Review": { path: reviewAddress },
  "texts/Terms": { name: "tos" },
  "not-found/NotFound": { path: "/no/such/page" },
};

/** Additional views of pages. */
const views: MainPage[] = [
  { name: "all-cars", path: "/search" },
  { name: "review-without-booking", path: "/review", as: "driver" },
  { name: "agency-bookings", path: "/bookings", as: "agency", dark: 1280 },
  { name: "agency-booking", path: "/bookings", as: "agency", follow: ["/booking?"] },
  { name: "admin-bookings", path: "/bookings", as: "admin" },
];

/** All pages of the site with demonstration data. */
export const mainPages: MainPage[] = [
  ...pages.map((page) => ({
    name: nameOf(page.module),
    path: addressWithoutParameters(page),
    ...(page.isForUsers && { as: "driver" as const }),
    ...(page.dark && { dark: page.dark }),
    ...details[page.module],
  })),
  ...views,
];

/** Returns `sign-in` for `sign-in/SignIn`. */
function nameOf(module: string): string {
  const [, name = ""] = module.split("/");
  return name.replaceAll(/(?<=[a-z])[A-Z]/g, "-$&").toLowerCase();
}
