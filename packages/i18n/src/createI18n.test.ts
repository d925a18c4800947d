import { componentLanguages } from "@sayara/domain/language/ComponentLanguage";
import { expect, test } from "vitest";
import { componentMessages } from "./components/componentMessages.ts";
import { createI18n } from "./createI18n.ts";
import { refusalMessages } from "./messages/refusalMessages.ts";

test.each(componentLanguages)("has every component message in %s", async (language) => {
  const i18n = await createI18n(language);
  const ids = Object.values(componentMessages).map(({ id }) => id);
  expect(Object.keys(i18n.messages)).toEqual(expect.arrayContaining(ids));
});

test("fills values into a message", async () => {
  const i18n = await createI18n("el");
  expect(i18n._({ ...componentMessages.page, values: { page: 3 } })).toBe("Σελίδα 3");
});

test("adds an application's messages, which may replace the package's", async () => {
  const messages = { "home.title": "Louez une voiture", [refusalMessages.internal.id]: "Aïe." };
  const i18n = await createI18n("fr", { messages });
  expect(i18n._("home.title")).toBe("Louez une voiture");
  expect(i18n._(refusalMessages.internal)).toBe("Aïe.");
  expect(i18n._(refusalMessages.not_signed_in)).toBe("Connectez-vous pour continuer.");
});

test("shares no messages between two instances", async () => {
  await createI18n("en", { messages: { "home.title": "Rent a car" } });
  expect((await createI18n("en")).messages).not.toHaveProperty(["home.title"]);
});
