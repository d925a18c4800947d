import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { text } from "../texts.ts";

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** Input schemas of {@link webVitals}. */
export const webVitalsInput = {
  body: v.object({
    /** One of `measuredPages`; any other value counts as `other`. Never a URL. */
    page: text(40),
    /** In milliseconds, like the next three. More than a minute counts as a minute. */
    lcp: v.exactOptional(milliseconds),
    inp: v.exactOptional(milliseconds),
    fcp: v.exactOptional(milliseconds),
    ttfb: v.exactOptional(milliseconds),
    /** Score without unit. More than 10 counts as 10. */
    cls: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
};

/**
 * Counts the web vitals of a loaded page. The report is added to the metrics without any data about its sender, and
 * nothing is stored. The session is not read; the cookie is sent because `navigator.sendBeacon`, which outlives the
 * page, always sends it. Call it only if `settings` has `webVitals`.
 */
export const webVitals = defineEndpoint({
  name: "webVitals",
  method: "POST",
  path: "/api/web-vitals",
  input: inputOf<typeof webVitalsInput>(),
  responses: { 200: noContent },
});
