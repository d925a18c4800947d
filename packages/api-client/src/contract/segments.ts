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

/** A record's id or slug. The characters allowed in ids include those of slugs. */
export const IdOrSlug = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,100}$/));
export { EntityId };
/** Page number, from 1: a number in calls, digits in the path. */
export const Page = wholeNumber(1, 10_000);
/** Items per page. */
export const Size = wholeNumber(1, 100);
/** Minimum number of places in a country. */
export const Minimum = wholeNumber(0, 1000);
/** `true` or `false` as a path segment. */
export const Flag = v.pipe(
  v.union([v.boolean(), v.picklist(["true", "false"])]),
  v.transform((value) => String(value) === "true"),
);
/** Text of a list's search box. */
export const SearchQuery = v.object({ s: v.exactOptional(v.pipe(v.string(), v.maxLength(100))) });
