import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";

const Up = v.object({ status: v.literal("ok") });

/** Liveness: the process runs. */
export const health = defineEndpoint({
  name: "health",
  method: "GET",
  path: "/health",
  answers: { 200: Up },
});

/** Readiness: the database answers, and the search catalogue is in memory. */
export const ready = defineEndpoint({
  name: "ready",
  method: "GET",
  path: "/ready",
  answers: { 200: Up },
  refusals: ["not_ready"],
  retry: "never",
});
