import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { isOwnAncestor } from "./isOwnAncestor.ts";
import { CountryDetails, NewCountryDetails, PlaceDetails } from "./PlaceDetails.ts";

const place = {
  slug: "djerba-zarzis",
  kind: "airport",
  country: "TN",
  names: { fr: " Aéroport de Djerba-Zarzis ", en: "", es: "", ar: "مطار جربة جرجيس الدولي" },
  otherNames: ["DJE"],
  code: "DJE",
  latitude: 33.875,
  longitude: 10.7755,
  parent: null,
  featuredRank: null,
  trafficRank: 3,
};

test("[PA1] a place has a French name, a slug and a position, and each wrong field is reported", () => {
  expect(v.parse(PlaceDetails, place)).toEqual({
    ...place,
    names: { ...place.names, fr: "Aéroport de Djerba-Zarzis" },
  });
  const errors = (changes: object) => {
    const parsed = v.safeParse(PlaceDetails, { ...place, ...changes });
    return parsed.success ? {} : refusalFields(parsed.issues);
  };
  expect(errors({ slug: "Djerba", code: "djerba" })).toEqual({
    slug: "slug_invalid",
    code: "airport_code_invalid",
  });
  expect(errors({ latitude: 91, featuredRank: 0 })).toEqual({
    latitude: "degrees_out_of_range?min=-90&max=90",
    featuredRank: "number_out_of_range?min=1&max=1000",
  });
  expect(errors({ names: { fr: " ", en: "<b>", es: "" } })).toEqual({
    "names.fr": "required",
    "names.en": "text_invalid",
  });
  // From a client that does not know Spanish, English or Arabic.
  expect(v.parse(PlaceDetails, { ...place, names: { fr: "Djerba" } }).names).toEqual({
    fr: "Djerba",
    en: "",
    es: "",
    ar: "",
  });
  expect(errors({ country: "Tunisia" })).toEqual({ country: "country_invalid" });
});

test("[PA5] a new country must have the code of an existing country", () => {
  const names = { fr: "Tunisie", en: "", es: "" };
  for (const [code, isValid] of [
    ["TN", true],
    ["TU", false],
    ["ZZ", false],
    ["tn", false],
    ["TUN", false],
  ] as const)
    expect([code, v.is(NewCountryDetails, { code, names })]).toEqual([code, isValid]);
  expect(v.is(CountryDetails, { code: "XX", names })).toBe(true);
  expect(v.is(CountryDetails, { code: "x", names })).toBe(false);
});

test("[PA2] a place never contains itself, at any depth", () => {
  const parents = new Map([
    ["airport", "city"],
    ["city", "region"],
    // A cycle written by another program.
    ["a", "b"],
    ["b", "a"],
  ]);
  expect(isOwnAncestor({ id: "region", parent: "airport" }, parents)).toBe(true);
  expect(isOwnAncestor({ id: "city", parent: "city" }, parents)).toBe(true);
  expect(isOwnAncestor({ id: "airport", parent: "region" }, parents)).toBe(false);
  expect(isOwnAncestor({ id: "region", parent: null }, parents)).toBe(false);
  expect(isOwnAncestor({ id: "region", parent: "a" }, parents)).toBe(false);
});
