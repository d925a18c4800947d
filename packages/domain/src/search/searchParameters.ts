import { carFilters } from "./carFilters.ts";

type FilterParameter = (typeof carFilters)[keyof typeof carFilters]["parameter"];

const filterParameters: readonly FilterParameter[] = Object.values(carFilters).map(
  ({ parameter }) => parameter,
);

/** All URL parameters that `parseSearch` reads. Only forms send some of them. */
export const searchParameters = [
  "place",
  "from",
  "fromTime",
  "to",
  "toTime",
  "dropOff",
  "age",
  "supplier",
  "rating",
  ...filterParameters,
  "sort",
  "page",
  "map",
  "compare",
  "comparing",
] as const;
export type SearchParameter = (typeof searchParameters)[number];
