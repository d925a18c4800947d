import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { expect, test } from "vitest";
import { load } from "./Today.load.ts";

test("a refusal is reported as a fault, not shown as a day without work", async () => {
  const { openApi } = fakeApi({ staffDay: () => refuse(401, "not_signed_in") });
  await expect(load(await openApi(), { language: "fr" })).rejects.toThrow("not_signed_in");
});
