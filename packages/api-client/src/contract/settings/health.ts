import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";

const Up = v.object({ status: v.literal("ok") });

/** Responds while the process runs (liveness). */
export const health = defineEndpoint({
  name: "health",
  method: "GET",
  path: "/health",
  answers: { 200: Up },
});

/**
 * Responds while the process accepts requests: the database responds, and the search catalogue is in memory
 * (readiness).
 */
export const ready = defineEndpoint({
  name: "ready",
  method: "GET",
  path: "/ready",
  answers: { 200: Up },
  refusals: ["not_ready"],
  retry: "never",
});
