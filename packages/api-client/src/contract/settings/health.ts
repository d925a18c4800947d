import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";

const Healthy = v.object({ status: v.literal("ok") });

/** Responds while the process runs (liveness). */
export const health = defineEndpoint({
  name: "health",
  method: "GET",
  path: "/health",
  responses: { 200: Healthy },
});

/**
 * Responds while the process accepts requests: the database responds, and the search catalogue is in memory
 * (readiness).
 */
export const ready = defineEndpoint({
  name: "ready",
  method: "GET",
  path: "/ready",
  responses: { 200: Healthy },
  refusals: ["not_ready"],
  retry: "never",
});
