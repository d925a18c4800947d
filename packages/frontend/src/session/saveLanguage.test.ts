// @vitest-environment jsdom
import { i18n } from "@lingui/core";
import { languageErrorMessages } from "@sayara/i18n/messages/languageErrorMessages";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { testMessages } from "../testing/testMessages.ts";
import { configureTests } from "../testing/configureTests.ts";
import { aUser } from "../testing/data/aUser.ts";
import { useToasts } from "../toasts/useToasts.ts";
import { storeUser } from "./storedUser/storeUser.ts";
import { saveLanguage } from "./saveLanguage.ts";

// Test files share modules. Without a reset, this file would use modules loaded without its mocks.
vi.hoisted(() => vi.resetModules());
beforeAll(configureTests);
afterAll(() => vi.resetModules());

vi.mock("./openBrowserApi.ts", () => ({
  openBrowserApi: () => Promise.reject(new Error("the API is away")),
}));

test("a language that could not be saved shows a toast", async () => {
  useToasts.setState({ toasts: [] });
  i18n.loadAndActivate({ locale: "en", messages: testMessages("en") });
  storeUser(aUser({ language: "fr" }));
  await saveLanguage("es");
  expect(useToasts.getState().toasts.map(({ text, tone }) => [text, tone])).toEqual([
    [languageErrorMessages.languageChange.message, "error"],
  ]);
});
