import type { I18n, MessageDescriptor } from "@lingui/core";
import { languages } from "@sayara/domain/language/Language";
import { refusalCodes } from "@sayara/domain/refusal/RefusalCode";
import { imageTypes } from "@sayara/domain/validation/ImageUpload";
import { validationCodes } from "@sayara/domain/validation/ValidationCode";
import { beforeAll, describe, expect, test } from "vitest";
import { createI18n } from "../createI18n.ts";
import { depositTierMessages } from "./car/depositTierMessages.ts";
import { errorMessages } from "./errorMessages.ts";
import { faultMessages } from "./faultMessages.ts";
import { refusalMessages } from "./refusalMessages.ts";
import { languageErrorMessages } from "./languageErrorMessages.ts";
import { missingFieldsText, validationText } from "./validationText.ts";
import { validationMessages } from "./validationMessages.ts";

describe.each(languages)("in %s", (language) => {
  let i18n: I18n;
  beforeAll(async () => {
    i18n = await createI18n(language);
  });

  test.each([...refusalCodes, "unknown" as const])(
    "the refusal %s has a message without unfilled placeholders",
    (code) => {
      const text = i18n._(refusalMessages[code]);
      expect(text.length).toBeGreaterThan(10);
      expect(text).not.toMatch(/[{}]|refusal\.|undefined/);
    },
  );

  test("the refusal of further unpaid requests mentions neither a number, which the operator may change, nor an email address", () => {
    expect(i18n._(refusalMessages.too_many_holds)).not.toMatch(/\d|mail|correo/);
  });

  test.each(validationCodes)("the validation message %s is translated", (code) => {
    expect(i18n.messages).toHaveProperty([validationMessages[code].id]);
    expect(validationText(code, i18n)).not.toMatch(/validation\.|undefined/);
  });

  test("the refusal of an image format lists the accepted formats", () => {
    const text = validationText("image_type_invalid", i18n).toLowerCase();
    for (const type of imageTypes) expect(text).toContain(type.replace("image/", ""));
  });

  test("faults and other errors are translated", () => {
    const messages: MessageDescriptor[] = [faultMessages, errorMessages, languageErrorMessages].flatMap(
      (table) => Object.values(table),
    );
    expect(Object.keys(i18n.messages)).toEqual(expect.arrayContaining(messages.map(({ id }) => id)));
  });
});

describe("the product's English wording is exact", () => {
  let i18n: I18n;
  beforeAll(async () => {
    i18n = await createI18n("en");
  });

  test.each([
    [faultMessages.unknown, "An unhandled error occurred."],
    [refusalMessages.internal, "An unhandled error occurred."],
    [errorMessages.wrongCredentials, "Incorrect email or password."],
    [errorMessages.accountSuspended, "Your account is suspended."],
    [refusalMessages.account_suspended, "Your account is suspended."],
    [errorMessages.wrongPassword, "Wrong password"],
    [errorMessages.emailNotRegistered, "Email address not registered"],
  ])("$id", (message, expectedText) => {
    expect(i18n._(message)).toBe(expectedText);
  });

  test("the message about a short password states the minimum length", () => {
    expect(validationText("password_too_short?min=6", i18n)).toBe(
      "Password must be at least 6 characters long",
    );
  });
});

test("numbers in a validation message use the language's plural", async () => {
  const [fr, en, es] = await Promise.all([createI18n("fr"), createI18n("en"), createI18n("es")]);
  expect(validationText("booking_too_short?days=1", en)).toBe("A rental of this car lasts at least 1 day.");
  expect(validationText("licence_too_recent?years=2", fr)).toBe("Le permis doit avoir au moins 2 ans.");
  expect(validationText("booking_too_long?months=6", es)).toBe("Un alquiler dura 6 meses como máximo.");
});

test("an unknown validation code gets a generic message", async () => {
  expect(validationText("constructor", await createI18n("en"))).toBe("This value is not valid.");
});

test("the required-fields message lists the fields by their labels", async () => {
  expect(missingFieldsText(["Nom", "E‑mail"], "fr", await createI18n("fr"))).toBe(
    "À compléter\u00a0: Nom et E‑mail",
  );
});

test("the required-fields message lists questions without their question marks", async () => {
  expect(missingFieldsText(["Votre note", "Était-elle à l’heure\u202f?"], "fr", await createI18n("fr"))).toBe(
    "À compléter\u00a0: Votre note et Était-elle à l’heure",
  );
  expect(missingFieldsText(["¿Llegó a tiempo?"], "es", await createI18n("es"))).toContain(": Llegó a tiempo");
});

test("deposit tiers are written as prices in each language", async () => {
  expect((await createI18n("fr"))._(depositTierMessages("fr")["1500"])).toBe("Jusqu’à 1\u00a0500\u00a0DT");
  expect((await createI18n("en"))._(depositTierMessages("en").all)).toBe("Any deposit");
});
