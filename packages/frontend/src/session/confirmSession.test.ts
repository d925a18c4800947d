// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { configureTests } from "../testing/configureTests.ts";
import { aUser } from "../testing/data/aUser.ts";
import { noContent, fakeApi, refuse } from "../testing/fakeApi.ts";
import { confirmSession } from "./confirmSession.ts";
import { storeUser } from "./storedUser/storeUser.ts";
import { useSession } from "./useSession.ts";

// Test files share modules. Without a reset, this file would use modules loaded without its mocks.
vi.hoisted(() => vi.resetModules());
beforeAll(configureTests);
afterAll(() => vi.resetModules());

let handlers: FakeHandlers = {};
vi.mock("./openBrowserApi.ts", () => ({ openBrowserApi: () => fakeApi(handlers).openApi() }));

test.each([
  ["a confirmed session stays", () => noContent, "signedIn"],
  ["a session that the server does not know ends", () => refuse(401, "not_signed_in"), "guest"],
  ["another refusal ends no session", () => refuse(429, "too_many_requests"), "signedIn"],
  ["a fault ends no session", () => Promise.reject(new TypeError("not reached")), "signedIn"],
] as const)("%s", async (_claim, validateAccessToken, state) => {
  handlers = { validateAccessToken };
  storeUser(aUser());
  await confirmSession();
  expect(useSession.getState().session.state).toBe(state);
});
