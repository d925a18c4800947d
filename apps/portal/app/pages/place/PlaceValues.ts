import type { PlaceRecord } from "@sayara/api-client/contract/catalogue/managePlaces";
import { languages } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { PlaceDetails } from "@sayara/domain/location/PlaceDetails";
import { typedNumber } from "@sayara/domain/text/typedNumber";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

const names = [
  ...languages,
  "otherNames",
  "slug",
  "kind",
  "country",
  "code",
  "latitude",
  "longitude",
  "parent",
  "featuredRank",
  "trafficRank",
] as const;

/** Values of a place's form. `otherNames` has one name per line. */
export type PlaceValues = Record<(typeof names)[number], string>;

/** Returns the form values of a stored place, or of a new one for null. */
export function placeValuesOf(place: PlaceRecord | null): PlaceValues {
  const text = (value: string | number | null | undefined) =>
    value === null || value === undefined ? "" : String(value);
  return {
    ...mapLanguages((language) => text(place?.names[language])),
    otherNames: place?.otherNames.join("\n") ?? "",
    slug: text(place?.slug),
    kind: place?.kind ?? "city",
    country: place?.country ?? "TN",
    code: text(place?.code),
    latitude: text(place?.position.latitude),
    longitude: text(place?.position.longitude),
    parent: text(place?.parent?.id),
    featuredRank: text(place?.featuredRank),
    trafficRank: text(place?.trafficRank),
  };
}

/** Validates the form values with the domain's schema. */
export function checkPlace(values: PlaceValues) {
  const number = (text: string) => typedNumber(text) ?? undefined;
  const parsed = v.safeParse(PlaceDetails, {
    ...values,
    names: mapLanguages((language) => values[language]),
    otherNames: values.otherNames.split("\n").filter((line) => line.trim() !== ""),
    slug: values.slug.trim(),
    code: values.code.trim().toUpperCase() || null,
    latitude: number(values.latitude),
    longitude: number(values.longitude),
    parent: values.parent === "" ? null : values.parent,
    featuredRank: typedNumber(values.featuredRank),
    trafficRank: typedNumber(values.trafficRank),
  });
  if (parsed.success) return { errors: {}, ready: parsed.output };
  return { errors: placeErrors(refusalFields(parsed.issues), values), ready: null };
}

/**
 * Returns the errors by form field. `place.names.fr` becomes `fr`, and `otherNames.2` becomes `otherNames`.
 */
export function placeErrors(
  messages: Readonly<Record<string, string>>,
  values: PlaceValues,
): FieldErrors<keyof PlaceValues> {
  const errors: FieldErrors<keyof PlaceValues> = {};
  for (const [path, message] of Object.entries(messages)) {
    const field = names.findLast((name) => path.split(".").includes(name));
    if (field === undefined) continue;
    const isMissing = values[field] === "" && field !== "parent" && field !== "country";
    errors[field] = isMissing ? validationMessage("required") : message;
  }
  return errors;
}
