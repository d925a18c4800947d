import { EntityId } from "@sayara/domain/id/EntityId";
import * as v from "valibot";

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.maxLength(9), v.digits())]),
    v.transform(Number),
    v.integer(),
    v.minValue(minimum),
    v.maxValue(maximum),
  );

/** A record's id, or its slug: an id's alphabet holds every slug's. */
export const IdOrSlug = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,100}$/));
export { EntityId };
/** Pages count from 1. Callers give numbers; in a path they stand as digits. */
export const Page = wholeNumber(1, 10_000);
/** Items on a page. */
export const Size = wholeNumber(1, 100);
/** A number of places a country must have. */
export const Minimum = wholeNumber(0, 1000);
/** `true` or `false` as a path segment. */
export const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(["true", "false"])]),
  v.transform((value) => String(value) === "true"),
);
/** The words typed into a list's search box. */
export const SearchWords = v.object({ s: v.exactOptional(v.pipe(v.string(), v.maxLength(100))) });
