import type { Client } from "@sayara/api-client/client/createClient";
import { emptySearch } from "@sayara/domain/search/SearchState";
import { expect, test } from "vitest";
import { loadBooking } from "@sayara/frontend/booking/loadBooking";
import { loadBookings } from "@sayara/frontend/bookings/loadBookings";
import { allBookings } from "@sayara/frontend/bookings/BookingsRequest";
import { load as loadCar } from "#web/pages/car/Car.load.ts";
import { loadChangePassword } from "@sayara/frontend/changePassword/loadChangePassword";
import { loadPayment } from "#web/pages/checkout-session/CheckoutSession.load.ts";
import { loadCheckout } from "#web/pages/checkout/Checkout.load.ts";
import { noOptions } from "#web/pages/checkout/price/ChosenRental.ts";
import { load as loadHome } from "#web/pages/home/Home.load.ts";
import { load as loadLanding } from "#web/pages/landing/Landing.load.ts";
import { pricesInDinars } from "#web/pages/landing/articles/pricesInDinars.ts";
import { load as loadLocations } from "#web/pages/locations/Locations.load.ts";
import { loadNotifications } from "@sayara/frontend/notifications/loadNotifications";
import { loadReview } from "#web/pages/review/Review.load.ts";
import { loadSaved } from "#web/pages/saved/Saved.load.ts";
import { load as loadSearch } from "#web/pages/search/Search.load.ts";
import { loadSettingsPage } from "@sayara/frontend/settings/loadSettingsPage";
import { load as loadSuppliers } from "#web/pages/suppliers/Suppliers.load.ts";
import { loadUnsubscribe } from "#web/pages/unsubscribe/Unsubscribe.load.ts";
import { loadMailedLink } from "@sayara/frontend/mailedLink/loadMailedLink";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { startFaultyServer, failureMessages } from "./startFaultyServer.ts";

const user = aUser();
const { id } = user;
const now = new Date("2026-11-20T10:00:00Z");
const language = "en";
const listing = { s: "", page: 1 };
const rental = {
  car: "clio",
  pickup: "tunis",
  dropoff: "tunis",
  from: "2026-12-01T10:00",
  to: "2026-12-04T10:00",
};
const link = new URLSearchParams({ u: id, e: user.email, t: "a".repeat(43) });

interface PageLoad {
  page: string;
  load: (call: Client) => Promise<unknown>;
  /** Data that the view receives, or the error screen. */
  failed: unknown;
  /** Result after a 429, if different. */
  limited?: unknown;
}

const loads: PageLoad[] = [
  {
    page: "/",
    load: async (call) => (await loadHome(call, { language, now })).places,
    failed: [],
  },
  {
    page: "/search",
    load: async (call) =>
      (await (await loadSearch(call, { search: emptySearch, language, now })).outcome).state,
    failed: "failed",
    limited: "refused",
  },
  {
    page: "/car",
    load: (call) => loadCar(call, { idOrSlug: "clio", search: emptySearch, language, now }),
    failed: "error screen",
    limited: "rateLimited",
  },
  {
    page: "/checkout",
    load: async (call) =>
      (await loadCheckout(call, { rental: { ...rental, options: noOptions, extras: [] }, language })).state,
    failed: "error screen",
  },
  {
    page: "/checkout-session",
    load: async (call) => (await loadPayment(call, id)).state,
    failed: "unreachable",
  },
  {
    page: "/booking",
    load: async (call) => (await loadBooking(call, { id, token: null, language, user: null, now })).state,
    failed: "failed",
    limited: "refused",
  },
  {
    page: "/bookings",
    load: async (call) =>
      (await loadBookings(call, { request: allBookings, user, size: 20, language, now })).outcome.state,
    failed: "failed",
  },
  {
    page: "/notifications",
    load: async (call) => (await loadNotifications(call, { userId: id, page: 1 })).state,
    failed: "failed",
  },
  { page: "/settings", load: async (call) => (await loadSettingsPage(call, id)).state, failed: "failed" },
  {
    page: "/change-password",
    load: async (call) => (await loadChangePassword(call, user)).state,
    failed: "failed",
  },
  {
    page: "/review",
    load: async (call) => (await loadReview(call, { id, language, user })).state,
    failed: "failed",
  },
  {
    page: "/saved",
    load: async (call) => (await loadSaved(call, { user, language })).state,
    failed: "failed",
  },
  {
    page: "/unsubscribe",
    load: async (call) => (await loadUnsubscribe(call, "token")).state,
    failed: "failed",
  },
  {
    page: "/activate and /reset-password",
    load: async (call) => (await loadMailedLink(call, link)).state,
    failed: "unknown",
  },
  {
    page: "/locations",
    load: async (call) => (await loadLocations(call, { listing, language, now })).total,
    failed: null,
  },
  {
    page: "/suppliers",
    load: async (call) => (await loadSuppliers(call, { listing, language })).total,
    failed: null,
  },
  {
    page: "the articles",
    load: async (call) => (await loadLanding(call, { article: pricesInDinars, language, now })).prices,
    failed: null,
  },
];

test.each(failureMessages.map(([mode]) => mode))("%s: each page shows data or an error", async (mode) => {
  const server = await startFaultyServer(mode, null);
  try {
    const call = await server.openApi();
    const shown = await Promise.all(
      loads.map(async ({ page, load }) => ({
        page,
        shown: await load(call).catch(() => "error screen"),
      })),
    );
    const expected = loads.map(({ page, failed, limited = failed }) => ({
      page,
      shown: mode === "limited" ? limited : failed,
    }));
    expect(shown).toEqual(expected);
  } finally {
    server.close();
  }
});
