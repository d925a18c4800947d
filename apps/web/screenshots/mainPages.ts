import { addressWithoutParameters, pages } from "../app/pages.ts";
import { paymentAddress, reviewAddress, type SignedInApi } from "./demoAddresses.ts";

export interface MainPage {
  name: string;
  /** A function finds it by the API, with the session of the account. */
  path: string | ((api: SignedInApi) => Promise<string>);
  /** Demonstration account that is signed in; none by default. */
  as?: "driver" | "agency" | "admin";
  /** Follows, one after the other, the first link of the page whose address holds this. */
  follow?: string[];
  /** Holds a frame, which Chromium draws too tall in a picture larger than the window: the window grows before it. */
  hasFrame?: boolean;
  /** Also taken in the dark theme, at this width. */
  dark?: 360 | 1280;
}

const place = "aeroport-tunis-carthage";
const stay = "from=2026-07-20T10:00&to=2026-07-24T10:00";
const results = `/search/${place}?${stay}`;

/** What a page's record cannot say: addresses with parameters, and names that differ from the module's. */
const details: Readonly<Record<string, Partial<MainPage>>> = {
  "search/Search": { name: "results", path: results },
  "car/Car": { path: results, follow: ["/car/"] },
  "checkout/Checkout": { path: results, follow: ["/car/", "/checkout?"] },
  "checkout-session/CheckoutSession": { path: paymentAddress, as: "driver", hasFrame: true },
  "booking/Booking": { path: "/bookings", as: "driver", follow: ["/booking?"] },
  "review/Review": { path: reviewAddress },
  "texts/Terms": { name: "tos" },
  "not-found/NotFound": { path: "/no/such/page" },
};

/** Further views of pages. */
const views: MainPage[] = [
  { name: "all-cars", path: "/search" },
  { name: "review-without-booking", path: "/review", as: "driver" },
  { name: "agency-bookings", path: "/bookings", as: "agency", dark: 1280 },
  { name: "agency-booking", path: "/bookings", as: "agency", follow: ["/booking?"] },
  { name: "admin-bookings", path: "/bookings", as: "admin" },
];

/** Every page of the site with demonstration data. */
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
