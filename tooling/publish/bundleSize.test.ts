import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";

const KB = 1024;

test("quoteRental with all its imports is at most 3 KB", async () => {
  const { bytes } = await bundle(`
    import { quoteRental } from "@sayara/domain/pricing/quoteRental";
    globalThis.quote = quoteRental;
  `);
  expect(bytes).toBeGreaterThan(500);
  expect(bytes).toBeLessThanOrEqual(3 * KB);
});

// Single enumerations and schemas are covered by the domain's own `bundle.test.ts`.
test("the client with one endpoint, ky and valibot included, is at most 12.5 KB", async () => {
  const { bytes } = await bundle(`
    import { createClient } from "@sayara/api-client/client/createClient";
    import { settings } from "@sayara/api-client/contract/settings/settings";
    globalThis.read = () => createClient({ baseUrl: "https://api.example.tn" })(settings, {});
  `);
  expect(bytes).toBeGreaterThan(4 * KB);
  expect(bytes).toBeLessThanOrEqual(12.5 * KB);
});
