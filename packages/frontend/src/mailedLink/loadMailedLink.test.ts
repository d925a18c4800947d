import { createClient } from "@sayara/api-client/client/createClient";
import { type FakeHandlers, createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";
import { expect, test } from "vitest";
import { loadMailedLink } from "./loadMailedLink.ts";

const token = "t".repeat(43);
const query = new URLSearchParams({ u: "user-1", e: "amel@example.tn", t: token });

function load(handlers: FakeHandlers, link = query) {
  const { fetch, calls } = createFakeFetch(handlers);
  return {
    loaded: loadMailedLink(createClient({ baseUrl: "http://api.test", fetch, retries: 0 }), link),
    calls,
  };
}

test("a link that the API accepts is valid", async () => {
  const { loaded, calls } = load({ checkToken: () => ({ ok: true, outcome: "valid", data: undefined }) });
  expect(await loaded).toEqual({
    state: "good",
    link: { userId: "user-1", email: "amel@example.tn", token },
  });
  expect(calls[0]?.params).toEqual({
    appType: "frontend",
    userId: "user-1",
    email: "amel@example.tn",
    token,
  });
});

test("an expired or used link returns the address that receives a new one", async () => {
  const { loaded } = load({ checkToken: () => ({ ok: true, outcome: "invalid", data: undefined }) });
  expect(await loaded).toEqual({ state: "dead", email: "amel@example.tn" });
});

test.each(["", "u=user-1", "u=user-1&e=amel@example.tn&t=short", `u=../x&e=amel@example.tn&t=${token}`])(
  "%j is broken and sends no request",
  async (text) => {
    const { loaded, calls } = load({}, new URLSearchParams(text));
    expect(await loaded).toEqual({ state: "broken" });
    expect(calls).toEqual([]);
  },
);

test("an API refusal leaves the state of the link unknown", async () => {
  const { loaded } = load({
    checkToken: () => ({
      ok: false,
      status: 429,
      refusal: { code: "too_many_requests", message: "", retryAfter: 30 },
    }),
  });
  expect(await loaded).toEqual({
    state: "unknown",
    problem: { kind: "refused", code: "too_many_requests", retryAfter: 30 },
  });
});
