import { EntityId } from "@sayara/domain/id/EntityId";
import { Slug } from "@sayara/domain/id/Slug";
import { Language } from "@sayara/domain/language/Language";
import { perLanguage } from "@sayara/domain/language/perLanguage";
import { Location, LocationSummary, Position } from "@sayara/domain/location/Location";
import { LocationKind } from "@sayara/domain/location/LocationKind";
import { CountryDetails, MAX_OTHER_NAMES, PlaceDetails } from "@sayara/domain/location/PlaceDetails";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText, FileAddress } from "@sayara/domain/validation/boundedText";
import { imageTypes, MAX_IMAGE_BYTES } from "@sayara/domain/validation/ImageUpload";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { pageOf } from "../pageOf.ts";
import { Page, SearchQuery, Size } from "../segments.ts";
import { uploadOptions } from "../upload/uploadOptions.ts";

const access = { session: "required", refusals: ["not_signed_in", "not_allowed"] } as const;
const ofPlace = { ...access, refusals: [...access.refusals, "not_found", "stale_version"] } as const;
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Version of a place or a country that the caller read. Each change creates a new one. */
const Revision = v.pipe(v.string(), v.regex(/^\d{1,20}$/));

/** Input schemas of {@link portalPlaces}. */
export const portalPlacesInput = {
  params: v.object({ page: Page, size: Size, language: Language }),
  query: v.object({ ...SearchQuery.entries, kind: v.exactOptional(LocationKind) }),
};

/** A place, as administrators list it. */
export const PortalPlace = v.object({
  ...Location.entries,
  countryName: anyText(100),
  /** Cars that drivers find there or at the places within it. */
  cars: count,
});
export type PortalPlace = v.InferOutput<typeof PortalPlace>;

/** Names of a place or a country in the marketplace's languages. Empty where none is stored. */
export const PlaceNames = perLanguage(v.optional(anyText(100), ""));
export type PlaceNames = v.InferOutput<typeof PlaceNames>;

/** A country with its names. */
export const PortalCountry = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  version: Revision,
  names: PlaceNames,
  places: count,
});
export type PortalCountry = v.InferOutput<typeof PortalCountry>;

/** A page of places. */
export const PortalPlaces = v.object({
  ...pageOf(PortalPlace).entries,
  /** Number of places of each kind under the same search. */
  counts: v.object({ all: count, airport: count, city: count, resort: count, port: count }),
});
export type PortalPlaces = v.InferOutput<typeof PortalPlaces>;

/**
 * Lists places by country and city, each city before the places within it; with a search, the best matches first. For
 * admins.
 */
export const portalPlaces = defineEndpoint({
  ...access,
  name: "portalPlaces",
  method: "GET",
  path: "/api/portal-places/{page}/{size}/{language}",
  input: inputOf<typeof portalPlacesInput>(),
  responses: { 200: PortalPlaces },
});

/** Records that refer to a place and prevent its deletion. */
export const placeUses = ["cars", "agencies", "bookings", "places"] as const;
/** One of {@link placeUses}. */
export const PlaceUse = v.picklist(placeUses);
export type PlaceUse = v.InferOutput<typeof PlaceUse>;

/** Maximum number of names that are listed for a use. */
export const MAX_USE_NAMES = 5;

/** A change of a place, as recorded. */
export const PlaceEdit = v.object({
  id: EntityId,
  at: Instant,
  by: v.nullable(anyText(200)),
  action: orUnknown(v.picklist(["created", "changed", "pictureReplaced", "pictureDeleted"])),
});
export type PlaceEdit = v.InferOutput<typeof PlaceEdit>;

/** A place with all fields that an administrator edits. */
export const PlaceRecord = v.object({
  id: EntityId,
  version: Revision,
  slug: Slug,
  /** Retired slugs, which lead to the place. */
  oldSlugs: v.array(Slug),
  kind: orUnknown(LocationKind),
  country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  names: PlaceNames,
  otherNames: v.pipe(v.array(anyText(100)), v.maxLength(2 * MAX_OTHER_NAMES)),
  code: v.nullable(anyText(3)),
  position: Position,
  /** The place that this place belongs to, with its French name. */
  parent: v.nullable(LocationSummary),
  image: v.nullable(FileAddress),
  featuredRank: v.nullable(count),
  trafficRank: v.nullable(count),
  /** Records that refer to the place, with some of their names. If empty, the place can be deleted [PA4]. */
  uses: v.array(
    v.object({
      use: orUnknown(PlaceUse),
      /** Bookings are counted up to 100. */
      count,
      names: v.pipe(v.array(anyText(100)), v.maxLength(MAX_USE_NAMES)),
    }),
  ),
  /** Changes, newest first, at most 20. */
  edits: v.pipe(v.array(PlaceEdit), v.maxLength(20)),
});
export type PlaceRecord = v.InferOutput<typeof PlaceRecord>;

/** Input schemas of {@link portalPlace}. */
export const portalPlaceInput = { params: v.object({ id: EntityId }) };

/** Returns a place with all fields that an administrator edits; for admins. */
export const portalPlace = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found"],
  name: "portalPlace",
  method: "GET",
  path: "/api/portal-place/{id}",
  input: inputOf<typeof portalPlaceInput>(),
  responses: { 200: PlaceRecord },
});

/** Input schemas of {@link savePlace}. */
export const savePlaceInput = {
  body: v.object({
    /** Absent for a new place. */
    id: v.exactOptional(EntityId),
    version: v.exactOptional(Revision),
    place: PlaceDetails,
  }),
};

/**
 * Adds or changes a place; for admins [PA1–PA3]. A slug or an airport's code of another place, an unknown
 * country, and a parent that would create a cycle are refused with `invalid_input` and the field.
 */
export const savePlace = defineEndpoint({
  ...ofPlace,
  name: "savePlace",
  method: "POST",
  path: "/api/save-place",
  input: inputOf<typeof savePlaceInput>(),
  responses: { 200: PlaceRecord },
});

/** Input schemas of {@link deletePlace}. */
export const deletePlaceInput = {
  params: v.object({ id: EntityId }),
  body: v.object({ version: Revision }),
};

/** Deletes a place that nothing refers to, with its retired slugs; for admins [PA4]. */
export const deletePlace = defineEndpoint({
  ...ofPlace,
  refusals: [...ofPlace.refusals, "place_in_use"],
  name: "deletePlace",
  method: "POST",
  path: "/api/delete-place/{id}",
  input: inputOf<typeof deletePlaceInput>(),
  responses: { 200: v.object({ deleted: v.literal(true) }) },
});

/** Input schemas of {@link updatePlacePicture}. */
export const updatePlacePictureInput = { params: v.object({ id: EntityId }), body: v.instance(FormData) };

/**
 * Replaces the image of a place: `FormData` with `image`, a png, jpeg, webp or avif of at most 5 MB; for
 * admins.
 */
export const updatePlacePicture = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found", "storage_unavailable"],
  name: "updatePlacePicture",
  method: "POST",
  path: "/api/update-place-picture/{id}",
  input: inputOf<typeof updatePlacePictureInput>(),
  form: { image: { types: imageTypes, maxBytes: MAX_IMAGE_BYTES } },
  upload: uploadOptions,
  responses: { 200: PlaceRecord },
});

/** Input schemas of {@link deletePlacePicture}. */
export const deletePlacePictureInput = { params: v.object({ id: EntityId }) };

/** Deletes the image of a place; for admins. */
export const deletePlacePicture = defineEndpoint({
  ...access,
  refusals: [...access.refusals, "not_found"],
  name: "deletePlacePicture",
  method: "POST",
  path: "/api/delete-place-picture/{id}",
  input: inputOf<typeof deletePlacePictureInput>(),
  responses: { 200: PlaceRecord },
});

/** The countries, by code. */
export const PortalCountries = v.object({ countries: v.pipe(v.array(PortalCountry), v.maxLength(300)) });
export type PortalCountries = v.InferOutput<typeof PortalCountries>;

/** Lists the countries of places with their names; for admins. */
export const portalCountries = defineEndpoint({
  ...access,
  name: "portalCountries",
  method: "GET",
  path: "/api/portal-countries",
  responses: { 200: PortalCountries },
});

/** Input schemas of {@link saveCountry}. */
export const saveCountryInput = {
  body: v.object({
    ...CountryDetails.entries,
    /** Absent for a new country. */
    version: v.exactOptional(Revision),
  }),
};

/**
 * Adds a country, or changes its names; for admins [PA5]. A new country that is already stored, or whose code
 * belongs to no country, is refused with `invalid_input` and the field `code`.
 */
export const saveCountry = defineEndpoint({
  ...ofPlace,
  name: "saveCountry",
  method: "POST",
  path: "/api/save-country",
  input: inputOf<typeof saveCountryInput>(),
  responses: { 200: PortalCountries },
});

/** Input schemas of {@link deleteCountry}. */
export const deleteCountryInput = {
  params: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }),
  body: v.object({ version: Revision }),
};

/** Deletes a country without places; for admins [PA5]. */
export const deleteCountry = defineEndpoint({
  ...ofPlace,
  refusals: [...ofPlace.refusals, "place_in_use"],
  name: "deleteCountry",
  method: "POST",
  path: "/api/delete-country/{code}",
  input: inputOf<typeof deleteCountryInput>(),
  responses: { 200: PortalCountries },
});
