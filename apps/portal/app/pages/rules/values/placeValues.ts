import type { NamedServedPlace } from "@sayara/api-client/contract/suppliers/supplierRules";
import { languages } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { positionValuesOf, readPosition } from "./positionValues.ts";
import { isTicked, type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";

/** Returns the form values of served places. A place's field names begin with its id. */
export function placeValuesOf(places: readonly NamedServedPlace[]): RuleValues {
  const values: RuleValues = {};
  for (const { location, acceptsReturns, meeting } of places) {
    const prefix = `${location.id}.`;
    values[`${prefix}acceptsReturns`] = acceptsReturns;
    Object.assign(values, positionValuesOf(meeting?.position ?? null, prefix));
    for (const language of languages) values[`${prefix}${language}`] = meeting?.instructions[language] ?? "";
  }
  // Errors of the whole list appear beside the field that adds to it.
  return { ...values, places: "" };
}

export function readPlaces(values: RuleValues): TypedPart {
  const ids = Object.keys(values)
    .filter((name) => name.endsWith(".latitude"))
    .map((name) => name.slice(0, -".latitude".length));
  return {
    input: ids.map((id) => ({
      location: id,
      acceptsReturns: isTicked(values, `${id}.acceptsReturns`),
      meeting: readMeeting(values, `${id}.`),
    })),
    fieldOf(path) {
      const [index, ...names] = path.split(".");
      const name = names.at(-1);
      return name === undefined || name === "location" ? "places" : `${ids[Number(index)]}.${name}`;
    },
  };
}

function readMeeting(values: RuleValues, prefix: string) {
  const position = readPosition(values, prefix);
  const instructions = mapLanguages((language) => textOf(values, `${prefix}${language}`));
  const isDescribed = Object.values(instructions).some((text) => text.trim() !== "");
  // Directions without a pin are reported as an error of the pin.
  return position === null && !isDescribed
    ? null
    : { position: position ?? { latitude: null, longitude: null }, instructions };
}
