import { expect, test } from "vitest";
import { guessLanguage } from "./guessLanguage.ts";
import { languageToSave } from "./languageToSave.ts";
import { isStorable, readStoredLanguage, storedLanguageCookie } from "./storedLanguage.ts";

test.each(["", "f", "fra", "fr-TN", "english"])(
  "does not store %j, which does not have exactly 2 characters",
  (code) => {
    expect(isStorable(code)).toBe(false);
    expect(storedLanguageCookie(code)).toBeUndefined();
  },
);

test("reads a written cookie back", () => {
  const [pair] = (storedLanguageCookie("es") ?? "").split(";");
  expect(readStoredLanguage(`theme=dark; ${pair}; x.sayara.language=fr`)).toBe("es");
});

test("escapes a code of two characters that could inject a cookie attribute", () => {
  expect(storedLanguageCookie(";=")).toMatch(/^sayara\.language=%3B%3D; Path=/);
});

test.each([undefined, null, "", "other=1", "xsayara.language=es"])("reads no language from %j", (cookies) => {
  expect(readStoredLanguage(cookies)).toBeUndefined();
});

test("returns a signed-in user's new choice for saving, not a repeated one or a guest's", () => {
  expect(languageToSave({ requested: "en", user: "fr" })).toBe("en");
  expect(languageToSave({ requested: "en", user: "en" })).toBeUndefined();
  expect(languageToSave({ requested: "en", user: undefined })).toBeUndefined();
  expect(languageToSave({ requested: undefined, user: "fr" })).toBeUndefined();
});

test("guesses a language from a time zone's country, none from an unknown zone", () => {
  expect(guessLanguage("Europe/Madrid")).toBe("es");
  expect(guessLanguage("Europe/Paris")).toBe("fr");
  expect(guessLanguage("Europe/London")).toBe("en");
  expect(guessLanguage("Asia/Tokyo")).toBeUndefined();
});
