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

/** Every page of the site with demonstration data. */
export const mainPages: MainPage[] = [
  { name: "home", path: "/", dark: 1280 },
  { name: "results", path: results, dark: 1280 },
  { name: "all-cars", path: "/search" },
  { name: "car", path: results, follow: ["/car/"], dark: 1280 },
  { name: "checkout", path: results, follow: ["/car/", "/checkout?"], dark: 360 },
  { name: "sign-in", path: "/sign-in", dark: 360 },
  { name: "sign-up", path: "/sign-up" },
  { name: "forgot-password", path: "/forgot-password" },
  { name: "reset-password", path: "/reset-password" },
  { name: "activate", path: "/activate" },
  { name: "undo-email-change", path: "/undo-email-change" },
  { name: "allow-email-change", path: "/allow-email-change" },
  { name: "unsubscribe", path: "/unsubscribe" },
  { name: "locations", path: "/locations", dark: 1280 },
  { name: "suppliers", path: "/suppliers" },
  { name: "cheap-in-tunis", path: "/location-voiture-pas-cher-a-tunis" },
  { name: "prices-in-dinars", path: "/location-voiture-tunisie-prix-dinars" },
  { name: "contact", path: "/contact" },
  { name: "about", path: "/about" },
  { name: "tos", path: "/tos", dark: 360 },
  { name: "privacy", path: "/privacy" },
  { name: "not-found", path: "/no/such/page" },
  { name: "bookings", path: "/bookings", as: "driver", dark: 360 },
  { name: "booking", path: "/bookings", as: "driver", follow: ["/booking?"], dark: 1280 },
  { name: "review", path: reviewAddress, as: "driver" },
  { name: "review-without-booking", path: "/review", as: "driver" },
  { name: "checkout-session", path: paymentAddress, as: "driver", hasFrame: true },
  { name: "notifications", path: "/notifications", as: "driver" },
  { name: "settings", path: "/settings", as: "driver" },
  { name: "change-password", path: "/change-password", as: "driver" },
  { name: "agency-bookings", path: "/bookings", as: "agency", dark: 1280 },
  { name: "agency-booking", path: "/bookings", as: "agency", follow: ["/booking?"] },
  { name: "admin-bookings", path: "/bookings", as: "admin" },
];
