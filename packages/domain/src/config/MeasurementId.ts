import * as v from "valibot";

/** Id of a Google tag (`G-…` or `GT-…`), as shown in Google's console. */
export const MeasurementId = v.pipe(
  v.string(),
  v.regex(/^GT?-[A-Z0-9]{4,20}$/, "must be the id of a Google tag, such as G-ABC123DEF4"),
);
