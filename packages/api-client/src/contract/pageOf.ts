import * as v from "valibot";

/** A page of a list, and the number of items on all pages. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), total: v.pipe(v.number(), v.integer(), v.minValue(0)) });
