import { Car } from "@sayara/domain/car/Car";
import { Slug } from "@sayara/domain/id/Slug";
import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";

/** Daily prices of a range's rentable cars in a month, in TND, without commission or discounts. */
export const MonthlyPrice = v.object({
  /** `YYYY-MM`. */
  month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  range: Car.entries.range,
  /** Number of cars. */
  cars: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lowest: Car.entries.dailyPrice,
  /** Median over all cars and days. */
  median: Car.entries.dailyPrice,
});
export type MonthlyPrice = v.InferOutput<typeof MonthlyPrice>;

/** Input schemas of {@link monthlyPrices}. */
export const monthlyPricesInput = {
  query: v.object({ place: v.exactOptional(Slug) }),
};

/**
 * Lists daily prices by month and range, for twelve months from the current one, with price periods applied. With
 * `place` (a slug), uses only the cars that a search there finds. A price change appears after ten minutes.
 */
export const monthlyPrices = defineEndpoint({
  name: "monthlyPrices",
  method: "GET",
  path: "/api/monthly-prices",
  input: inputOf<typeof monthlyPricesInput>(),
  responses: { 200: v.array(MonthlyPrice) },
  refusals: ["not_found"],
});
