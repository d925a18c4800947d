import * as endpoints from "@sayara/api-client/endpoints";
import { expect, test, vi } from "vitest";
import { createAnswers } from "./createAnswers.ts";
import { openVisitorApi } from "./openVisitorApi.ts";
import { publicCalls } from "./publicCalls.ts";

const configuration = { apiUrl: "http://api.test", webServerSecret: "secret" };

test("only GET calls without session or secret use the shared cache", () => {
  const shared = Object.values(endpoints).filter(({ name }) => publicCalls.has(name));
  expect(shared).toHaveLength(publicCalls.size);
  for (const { name, method, session, secretInUrl, bearer } of shared)
    expect({ name, method, session, secretInUrl, bearer }).toEqual({
      name,
      method: "GET",
      session: "none",
      secretInUrl: false,
      bearer: false,
    });
});

test("other calls are made with the visitor's address and the request's id, and their faults are reported", async () => {
  const seen: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { headers } = request;
    seen.push(`${headers.get("X-Request-Id")} ${headers.get("X-Visitor-Address")}`);
    throw new TypeError("fetch failed");
  });
  const answers = createAnswers({ baseUrl: configuration.apiUrl, onFault: () => {} });
  const onFault = vi.fn();
  const search = {
    params: { page: 1, size: 30 },
    body: { from: "2026-12-01T09:00:00Z", to: "2026-12-03T09:00:00Z", language: "fr" as const },
  };
  for (const visitorAddress of ["203.0.113.1", "203.0.113.2"]) {
    const api = openVisitorApi({ answers, configuration, visitorAddress, requestId: "an-id", onFault });
    await expect(api(endpoints.frontendCars, search as never)).rejects.toThrow("network");
  }
  expect(new Set(seen)).toEqual(new Set(["an-id 203.0.113.1", "an-id 203.0.113.2"]));
  expect(onFault).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});
