import { Fault } from "@sayara/api-client/client/Fault";
import { testLogOutput } from "@sayara/telemetry/testing/testLogOutput";
import { expect, test } from "vitest";
import { createLogger } from "./createLogger.ts";

testLogOutput(new URL("createLogger.ts", import.meta.url).href);

function logLine(error: unknown): string {
  const lines: string[] = [];
  const logger = createLogger({ service: "test", logLevel: "error" }, { write: (line) => lines.push(line) });
  logger.error({ fault: error, route: "/booking" }, "page failed");
  return lines.join("");
}

test("logs a fault with its details, without values of the request", () => {
  const refused = Object.assign(new Error("connect 10.0.0.7"), { code: "ECONNREFUSED" });
  const cause = new Error("GET https://api.example.tn/api/check-token/user/1/amel@example.tn/s3cret failed", {
    cause: refused,
  });
  const line = logLine(new Fault("network", { endpoint: "checkToken", detail: "not reached", cause }));
  expect(JSON.parse(line)).toMatchObject({
    route: "/booking",
    fault: { type: "Fault", message: "checkToken: network fault: not reached", cause: "ECONNREFUSED" },
  });
  expect(line).not.toMatch(/s3cret|amel@/);
});

test("removes the query of a URL in an error message", () => {
  const line = logLine(new Error("no answer from https://api.example.tn/api/booking/7/fr?token=s3cret here"));
  expect(line).toContain("https://api.example.tn/api/booking/7/fr?… here");
  expect(line).not.toContain("s3cret");
});

test("does not log a thrown value that is not an error", () => {
  expect(logLine({ password: "s3cret" })).not.toContain("s3cret");
});
