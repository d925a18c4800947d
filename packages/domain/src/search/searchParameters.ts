import { carFilters } from "./carFilters.ts";

type FilterParameter = (typeof carFilters)[keyof typeof carFilters]["parameter"];

const filterParameters: readonly FilterParameter[] = Object.values(carFilters).map(
  ({ parameter }) => parameter,
);

/** All parameters that `parseSearch` reads from an address, some of them sent by forms only. */
export const searchParameters = [
  "place",
  "from",
  "fromTime",
  "to",
  "toTime",
  "dropOff",
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
