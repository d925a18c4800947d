import * as v from "valibot";
import { defineEndpoint, inputOf } from "../defineEndpoint.ts";
import { noContent } from "../noContent.ts";
import { text } from "../texts.ts";

const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000));

/** Schemas of the input of {@link webVitals}. */
export const webVitalsInput = {
  body: v.object({
    /** One of `measuredPages`; any other counts as `other`. Never an address. */
    page: text(40),
    /** Milliseconds, as the three below. More than a minute counts as a minute. */
    lcp: v.exactOptional(milliseconds),
    inp: v.exactOptional(milliseconds),
    fcp: v.exactOptional(milliseconds),
    ttfb: v.exactOptional(milliseconds),
    /** Score without unit. More than 10 counts as 10. */
    cls: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
};

/**
 * Counts the web vitals of a loaded page. Nothing is stored, and the report is added to metrics without anything of
 * its sender. The session is not read; the cookie is sent because `navigator.sendBeacon`, which outlives the page,
 * always sends it. Send it only where `settings` has `webVitals`.
 */
export const webVitals = defineEndpoint({
  name: "webVitals",
  method: "POST",
  path: "/api/web-vitals",
  input: inputOf<typeof webVitalsInput>(),
  answers: { 200: noContent },
});
