import { expect, test } from "vitest";
import type { Language } from "../language/Language.ts";
import { contractIn } from "./contractIn.ts";
import type { RentalContracts } from "./RentalContracts.ts";

const addressOf = (language: Language) => `https://agency.tn/${language}.pdf`;

test.each<[given: Language[], asked: Language, shown: Language | undefined]>([
  [["fr", "en", "es"], "es", "es"],
  [["fr", "en"], "es", "fr"],
  [["en"], "es", "en"],
  [["es"], "fr", "es"],
  [[], "fr", undefined],
])("[LO8] of contracts in %j, in %s the one in %s is shown", (available, requested, expected) => {
  const contracts: RentalContracts = Object.fromEntries(
    available.map((language) => [language, addressOf(language)]),
  );
  expect(contractIn(contracts, requested)).toEqual(
    expected && { language: expected, address: addressOf(expected) },
  );
});
