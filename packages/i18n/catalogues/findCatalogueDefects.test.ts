import { expect, test } from "vitest";
import { findCatalogueDefects } from "./findCatalogueDefects.ts";

test("every message is translated, used, and matches the code, in every language", async () => {
  expect(await findCatalogueDefects()).toEqual([]);
});
