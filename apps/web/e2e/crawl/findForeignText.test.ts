import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { describe, expect, test } from "vitest";
import { readCatalogues } from "./Catalogues.ts";
import { findForeignText } from "./findForeignText.ts";

const catalogues = {
  ...mapLanguages((): string[] => []),
  en: [
    "4×5",
    "Sign in",
    "Bookings",
    "Total",
    "{days, plural, one {# day at the agency} other {# days at the agency}}",
    "I accept the <0>terms of use</0>.",
  ],
  fr: [
    "Se connecter",
    "Réservations",
    "Total",
    "{days, plural, one {# jour chez l’agence} other {# jours chez l’agence}}",
    "J’accepte les <0>conditions d’utilisation</0>.",
  ],
  es: [
    "Iniciar sesión",
    "Reservas",
    "Total",
    "{days, plural, one {# día en la agencia} other {# días en la agencia}}",
    "Acepto las <0>condiciones de uso</0>.",
  ],
};
const inFrench = findForeignText("fr", catalogues);

describe("findForeignText", () => {
  test("finds a message that only another language has", () => {
    expect(inFrench(["Se connecter", "Sign in", "Reservas"])).toEqual(["Sign in", "Reservas"]);
  });

  test("finds the parts of a message around a placeholder and inside a tag", () => {
    expect(inFrench(["3 days at the agency", "condiciones de uso"])).toEqual([
      "days at the agency",
      "condiciones de uso",
    ]);
  });

  test("accepts text that the language shares with another, and text within a name", () => {
    expect(inFrench(["Total", "TOTAL : 120 TND", "4,5", "Bookingsland", "Agence Bookings Tunis"])).toEqual(
      [],
    );
  });

  test("finds a sentence in another language that is in no catalogue, whatever its spacing", () => {
    const sentence = "The driver returns\u00A0the car\n at the airport.";
    expect(inFrench([sentence])).toEqual(["The driver returns the car at the airport"]);
    expect(findForeignText("en", catalogues)([sentence])).toEqual([]);
  });

  test("accepts a sentence that quotes names in another language", () => {
    expect(inFrench(["Le groupe The Cure est dans la voiture avec les enfants."])).toEqual([]);
  });

  test("reports no message of a language's own catalogue as foreign", async () => {
    const projectCatalogues = await readCatalogues();
    expect(projectCatalogues.fr.length).toBeGreaterThan(1000);
    expect(findForeignText("fr", projectCatalogues)(projectCatalogues.fr)).toEqual([]);
    expect(findForeignText("es", projectCatalogues)(projectCatalogues.es)).toEqual([]);
    expect(findForeignText("en", projectCatalogues)(projectCatalogues.en)).toEqual([]);
    expect(findForeignText("fr", projectCatalogues)(projectCatalogues.es).length).toBeGreaterThan(500);
  });
});
