import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/**
 * Performance of a page for one visitor. The session is not read; the cookie is sent because
 * `navigator.sendBeacon`, which outlives the page, always sends it.
 */
export const webVitals = defineEndpoint({
  name: "webVitals",
  planned: true,
  method: "POST",
  path: "/api/web-vitals",
  body: v.object({
    route: v.pipe(v.string(), v.maxLength(100)),
    lcp: v.exactOptional(milliseconds),
    inp: v.exactOptional(milliseconds),
    ttfb: v.exactOptional(milliseconds),
    cls: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
  answers: { 200: noContent },
});
