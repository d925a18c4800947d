import * as v from "valibot";
import { EntityId } from "../id/EntityId.ts";
import { Slug } from "../id/Slug.ts";
import { perLanguage } from "../language/perLanguage.ts";
import { requiredName } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { isCountry } from "./isCountry.ts";
import { LocationKind } from "./LocationKind.ts";

/** Maximum length of the name of a place or a country, in characters. */
export const MAX_PLACE_NAME = 100;
/** Maximum number of other names of a place. */
export const MAX_OTHER_NAMES = 50;
/** Number up to which a place's bookings are counted, since a place may have many. */
export const MAX_COUNTED_BOOKINGS = 100;
/** Highest rank number of a place on the home page, and of an airport by passengers. */
export const MAX_PLACE_RANK = 1000;

const rangeOf = (max: number) => validationMessage("degrees_out_of_range", { min: -max, max });
const degrees = (max: number) =>
  v.pipe(v.number(rangeOf(max)), v.minValue(-max, rangeOf(max)), v.maxValue(max, rangeOf(max)));
const ranks = validationMessage("number_out_of_range", { min: 1, max: MAX_PLACE_RANK });
const Rank = v.nullable(
  v.pipe(v.number(ranks), v.integer(ranks), v.minValue(1, ranks), v.maxValue(MAX_PLACE_RANK, ranks)),
);
/** Empty: the French name is shown. */
const OptionalName = v.union(
  [v.pipe(v.string(), v.trim(), v.literal("")), requiredName(MAX_PLACE_NAME)],
  validationMessage("text_invalid"),
);

/** Names in the marketplace's languages. The French name replaces a missing one [LO8]. */
export const NamesInLanguages = v.object({
  ...perLanguage(v.optional(OptionalName, "")).entries,
  fr: requiredName(MAX_PLACE_NAME),
});
export type NamesInLanguages = v.InferOutput<typeof NamesInLanguages>;

/** An ISO 3166 alpha-2 code. */
export const CountryCode = v.pipe(
  v.string(validationMessage("required")),
  v.regex(/^[A-Z]{2}$/, validationMessage("country_invalid")),
);

/** A place as an administrator enters it [PA1]. */
export const PlaceDetails = v.object({
  slug: v.pipe(
    v.string(validationMessage("required")),
    v.maxLength(100, validationMessage("too_long", { max: 100 })),
    v.check((slug) => v.is(Slug, slug), validationMessage("slug_invalid")),
  ),
  kind: LocationKind,
  country: CountryCode,
  names: NamesInLanguages,
  /** Other spellings, and names that drivers use. */
  otherNames: v.pipe(
    v.array(requiredName(MAX_PLACE_NAME)),
    v.maxLength(MAX_OTHER_NAMES, validationMessage("too_many", { max: MAX_OTHER_NAMES })),
  ),
  /** An airport's IATA code. */
  code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, validationMessage("airport_code_invalid")))),
  latitude: degrees(90),
  longitude: degrees(180),
  /** The place whose search results include the cars of this place. */
  parent: v.nullable(EntityId),
  /** Position among the home page's destinations; null if the place is not one of them. */
  featuredRank: Rank,
  /** An airport's rank by passengers. */
  trafficRank: Rank,
});
export type PlaceDetails = v.InferOutput<typeof PlaceDetails>;

/** A country as an administrator enters it. A stored country may have a code that does not exist [PA5]. */
export const CountryDetails = v.object({ code: CountryCode, names: NamesInLanguages });
export type CountryDetails = v.InferOutput<typeof CountryDetails>;

/** A new country, whose code must exist [PA5]. */
export const NewCountryDetails = v.object({
  ...CountryDetails.entries,
  code: v.pipe(CountryCode, v.check(isCountry, validationMessage("country_invalid"))),
});
