import { carFilterRules } from "./carFilters.ts";
import { defaultCarSort } from "./CarSort.ts";
import type { SearchParameter } from "./searchParameters.ts";
import type { SearchState } from "./SearchState.ts";

/**
 * Writes the canonical URL of a search: parameters in a fixed order, defaults omitted [SE2, SE4]. A single supplier
 * goes into the path if there is a place. `parseSearch` is the inverse.
 */
export function searchUrl(state: SearchState): string {
  const [supplier, ...others] = state.filter.suppliers;
  const isSupplierInPath = state.place !== null && supplier !== undefined && others.length === 0;
  const segments = isSupplierInPath ? [state.place, supplier] : [state.place];
  const path = ["/search", ...segments.filter((segment) => segment !== null)].join("/");
  const query = searchParams(state, isSupplierInPath)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%3A", ":")}`)
    .join("&");
  return query === "" ? path : `${path}?${query}`;
}

function searchParams(
  { filter, ...state }: SearchState,
  isSupplierInPath: boolean,
): [name: SearchParameter, value: string][] {
  const params: [name: SearchParameter, value: string][] = [];
  const add = (name: SearchParameter, value: string | null | false) => {
    if (value !== null && value !== false) params.push([name, value]);
  };
  const addAll = (name: SearchParameter, values: readonly string[]) => {
    for (const value of values) params.push([name, value]);
  };
  add("from", state.from);
  add("to", state.to);
  add("dropOff", state.dropOff === state.place ? null : state.dropOff);
  add("age", state.driverAge !== null && String(state.driverAge));
  if (!isSupplierInPath) addAll("supplier", filter.suppliers);
  add("rating", filter.rating);
  for (const [name, { parameter, format }] of carFilterRules)
    addAll(parameter as SearchParameter, format(filter[name]));
  add("sort", state.sort !== defaultCarSort && state.sort);
  add("page", state.page > 1 && String(state.page));
  add("map", state.map && "1");
  addAll("compare", state.compared);
  add("comparing", state.isComparing && "1");
  return params;
}
