import { settings } from "@sayara/api-client/contract/settings/settings";
import { priceCalendar } from "@sayara/api-client/contract/search/priceCalendar";
import { supplier } from "@sayara/api-client/contract/catalogue/suppliers";
import { noCarFilter } from "@sayara/domain/search/CarFilter";
import { expect, test, vi } from "vitest";
import { aSite } from "@sayara/frontend/testing/data/aSite";
import { createRequestContexts } from "./createRequestContexts.ts";
import { documentContext } from "#web/request/document/documentContext.ts";
import { apiContext } from "@sayara/frontend/request/requestContext";

/** Opens the context of a page. The calls get responses with the given statuses, in order. */
async function openPage(...statuses: number[]) {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: statuses.shift() ?? 500 }));
  const site = {
    siteName: "Sayara",
    publicApiUrl: "",
    webServerSecret: "secret",
    hasWorker: false,
    guessesLanguage: false,
  };
  const create = createRequestContexts({ configuration: { ...aSite(), ...site }, onFault: () => {} });
  const context = create({
    language: "fr",
    nonce: "",
    stylesheets: null,
    visitorAddress: "203.0.113.1",
    requestId: "an-id",
    onCaptchaProvider: () => {},
    onDocument: () => {},
    onFault: () => {},
  });
  const api = await context.get(apiContext)();
  return { api, failedStatus: context.get(documentContext).failedStatus };
}

test("if the visitor is over the rate limit, the page has status 429, not 503", async () => {
  const { api, failedStatus } = await openPage(429);
  expect(failedStatus()).toBeUndefined();
  await expect(api(settings, {})).rejects.toThrow("status 429");
  expect(failedStatus()).toBe(429);
});

test("an unreachable API takes precedence over a rate limit", async () => {
  const { api, failedStatus } = await openPage(503, 429);
  await expect(api(settings, {})).rejects.toThrow("status 503");
  await expect(api(supplier, { params: { idOrSlug: "nobody" } })).rejects.toThrow("status 429");
  expect(failedStatus()).toBe(503);
});

test("a failed price calendar does not fail the page", async () => {
  const { api, failedStatus } = await openPage(503);
  const dates = {
    from: "2026-12-01T09:00:00Z",
    to: "2026-12-03T09:00:00Z",
    first: "2026-12-01",
    last: "2026-12-14",
  };
  const body = { pickupLocation: "tunis", filter: noCarFilter, ...dates };
  await expect(api(priceCalendar, { body })).rejects.toThrow("status 503");
  expect(failedStatus()).toBeUndefined();
});
