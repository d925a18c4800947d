import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";

const Up = v.object({ status: v.literal("ok") });

/** Answers while the process runs (liveness). */
export const health = defineEndpoint({
  name: "health",
  method: "GET",
  path: "/health",
  answers: { 200: Up },
});

/**
 * Answers while the process takes requests: the database answers, and the search catalogue is in memory (readiness).
 */
export const ready = defineEndpoint({
  name: "ready",
  method: "GET",
  path: "/ready",
  answers: { 200: Up },
  refusals: ["not_ready"],
  retry: "never",
});
