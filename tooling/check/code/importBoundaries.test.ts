import { expect, test } from "vitest";
import { boundaryProblems } from "./importBoundaries.ts";

function problems(path: string, request: string): number {
  return boundaryProblems({ path, text: `import { it } from "${request}";` }).length;
}

test.each([
  ["packages/domain/src/car/Car.ts", "node:fs"],
  ["packages/domain/src/car/Car.ts", "react"],
  ["packages/domain/src/pricing/Quote.ts", "../booking/Booking.ts"],
  ["packages/domain/src/time/Instant.ts", "../validation/boundedText.ts"],
  ["packages/domain/src/car/Car.ts", "libphonenumber-js/min"],
  ["packages/domain/src/car/Car.ts", "../../../ui/src/Button/Button.tsx"],
  ["packages/api-client/src/contract/quote.ts", "ky"],
  ["packages/api-client/src/contract/quote.ts", "../client/createApi.ts"],
  ["packages/ui/src/Button/Button.tsx", "@sayara/i18n/formatPrice"],
  ["apps/api/src/main.ts", "@sayara/web/server"],
  ["apps/api/src/createDependencies.ts", "./search/engine/createLocalEngine.ts"],
  ["apps/api/src/testing/measureSearches.ts", "#api/search/engine/findListings.ts"],
  ["apps/api/src/main.ts", "@sayara/api-client/client/createApi"],
  ["apps/api/src/database/Schema.ts", "#api/bookings/hold/holdCar.ts"],
  ["apps/api/src/database/migrations/0001_catalogue.ts", "#api/catalogue/cars/carRows.ts"],
  ["apps/api/src/database/Schema.ts", "#api/server/http/App.ts"],
  ["apps/api/src/server/http/mountEndpoint.ts", "#api/accounts/session.ts"],
  ["apps/api/src/server/http/Dependencies.ts", "#api/search/engine/createSearchEngine.ts"],
  ["apps/api/src/server/http/Dependencies.ts", "#api/AppDependencies.ts"],
  ["apps/web/app/pages/home/Home.tsx", "@sayara/api/createApp"],
  ["apps/portal/app/pages/today/Today.tsx", "#portal/pages/sign-in/SignIn.tsx"],
  ["apps/portal/app/layout/PortalMenu.tsx", "#portal/pages/today/Today.tsx"],
  ["packages/frontend/src/session/guard.ts", "@sayara/api/createApp"],
  ["apps/web/app/pages/home/Home.tsx", "#web/pages/search/Search.tsx"],
  ["apps/web/app/shared/Listing/Listing.tsx", "#web/pages/search/Search.tsx"],
  ["apps/web/app/session/session.ts", "../root.tsx"],
])("reports %s importing %s", (path, request) => {
  expect(problems(path, request)).toBe(1);
});

test.each([
  ["apps/api/src/createDependencies.ts", "./search/engine/createSearchEngine.ts"],
  ["apps/api/src/search/engine/searchWorker.ts", "./findListings.ts"],
  ["apps/api/src/server/http/mountEndpoint.ts", "./App.ts"],
  ["apps/api/src/server/http/mountEndpoint.ts", "#api/database/accountTables.ts"],
  ["apps/api/src/server/http/limits.test.ts", "#api/testing/createTestApp.ts"],
  ["apps/api/src/bookings/hold/holdCar.ts", "#api/database/Schema.ts"],
  ["packages/domain/src/car/Car.ts", "valibot"],
  ["packages/domain/src/car/Car.ts", "../pricing/CarPricing.ts"],
  ["packages/domain/src/pricing/Quote.test.ts", "../booking/Booking.ts"],
  ["packages/domain/src/car/Car.test.ts", "fast-check"],
  ["packages/domain/src/validation/PhoneNumber.ts", "libphonenumber-js/min"],
  ["packages/api-client/src/client/createApi.ts", "ky"],
  ["apps/api/src/main.ts", "node:fs"],
  ["apps/web/e2e/booking.e2e.ts", "@sayara/api/createApp"],
  ["apps/web/app/pages/home/Home.route.tsx", "./Home.tsx"],
  ["apps/web/app/pages/home/Home.tsx", "@sayara/frontend/rental/CarCard/CarCard"],
])("allows %s to import %s", (path, request) => {
  expect(problems(path, request)).toBe(0);
});

test("checks re-exports and dynamic imports", () => {
  const text = 'export * from "react"; const load = () => import("maplibre-gl");';
  expect(boundaryProblems({ path: "packages/domain/src/car/Car.ts", text })).toHaveLength(2);
});
