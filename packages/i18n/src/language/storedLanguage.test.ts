import { expect, test } from "vitest";
import { guessLanguage } from "./guessLanguage.ts";
import { languageToSave } from "./languageToSave.ts";
import { isStorable, readStoredLanguage, storedLanguageCookie } from "./storedLanguage.ts";

test.each(["", "f", "fra", "fr-TN", "english"])(
  "%j is not stored: it does not have exactly 2 characters",
  (code) => {
    expect(isStorable(code)).toBe(false);
    expect(storedLanguageCookie(code)).toBeUndefined();
  },
);

test("a written cookie is read back", () => {
  const [pair] = (storedLanguageCookie("es") ?? "").split(";");
  expect(readStoredLanguage(`theme=dark; ${pair}; x.sayara.language=fr`)).toBe("es");
});

test("a code of two characters cannot inject a cookie attribute", () => {
  expect(storedLanguageCookie(";=")).toMatch(/^sayara\.language=%3B%3D; Path=/);
});

test.each([undefined, null, "", "other=1", "xsayara.language=es"])(
  "no language is read from %j",
  (cookies) => {
    expect(readStoredLanguage(cookies)).toBeUndefined();
  },
);

test("a signed-in user's new choice is saved to the server; a repeated one and a guest's are not", () => {
  expect(languageToSave({ requested: "en", user: "fr" })).toBe("en");
  expect(languageToSave({ requested: "en", user: "en" })).toBeUndefined();
  expect(languageToSave({ requested: "en", user: undefined })).toBeUndefined();
  expect(languageToSave({ requested: undefined, user: "fr" })).toBeUndefined();
});

test("a time zone's country suggests a language; an unknown zone suggests none", () => {
  expect(guessLanguage("Europe/Madrid")).toBe("es");
  expect(guessLanguage("Europe/Paris")).toBe("fr");
  expect(guessLanguage("Europe/London")).toBe("en");
  expect(guessLanguage("Asia/Tokyo")).toBeUndefined();
});
