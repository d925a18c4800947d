import { expect, test } from "vitest";
import { guessLanguage } from "./guessLanguage.ts";
import { languageToSave } from "./languageToSave.ts";
import { readStoredLanguage, storedLanguageCookie } from "./storedLanguage.ts";

test.each(["", "f", "fra", "fr-TN", "english", "FR", "f1", ";="])(
  "[AC4] does not store %j, which is not exactly two letters",
  (code) => {
    expect(storedLanguageCookie(code)).toBeUndefined();
  },
);

test("reads back a written cookie", () => {
  const [pair] = (storedLanguageCookie("es") ?? "").split(";");
  expect(readStoredLanguage(`theme=dark; ${pair}; x.sayara.language=fr`)).toBe("es");
});

test.each([undefined, null, "", "other=1", "xsayara.language=es"])("reads no language from %j", (cookies) => {
  expect(readStoredLanguage(cookies)).toBeUndefined();
});

test("returns a signed-in user's new choice for saving, but not an unchanged one or a guest's", () => {
  expect(languageToSave({ requested: "en", user: "fr" })).toBe("en");
  expect(languageToSave({ requested: "en", user: "en" })).toBeUndefined();
  expect(languageToSave({ requested: "en", user: undefined })).toBeUndefined();
  expect(languageToSave({ requested: undefined, user: "fr" })).toBeUndefined();
});

test("guesses a language from a time zone's country, but none from an unknown zone", () => {
  expect(guessLanguage("Europe/Madrid")).toBe("es");
  expect(guessLanguage("Europe/Paris")).toBe("fr");
  expect(guessLanguage("Europe/London")).toBe("en");
  for (const zone of ["Africa/Tripoli", "Africa/Cairo", "Asia/Riyadh"])
    expect(guessLanguage(zone)).toBe("ar");
  for (const zone of ["Africa/Tunis", "Africa/Algiers", "Africa/Casablanca"])
    expect(guessLanguage(zone)).toBe("fr");
  expect(guessLanguage("Asia/Tokyo")).toBeUndefined();
});
