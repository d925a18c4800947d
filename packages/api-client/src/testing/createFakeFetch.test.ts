import { expect, test } from "vitest";
import { createApi } from "../client/createApi.ts";
import { createFakeFetch } from "./createFakeFetch.ts";

const baseUrl = "http://api.test";

test("a handler's answer reaches the caller, and the call is kept", async () => {
  const fake = createFakeFetch({
    validateEmail: ({ body }) => ({
      ok: true,
      status: body.email.startsWith("free") ? 200 : 204,
      data: undefined,
    }),
  });
  const api = createApi({ baseUrl, fetch: fake.fetch });
  expect(await api.validateEmail({ body: { email: "Free@Sayara.example" } })).toMatchObject({ status: 200 });
  expect(await api.validateEmail({ body: { email: "taken@sayara.example" } })).toMatchObject({ status: 204 });
  expect(fake.calls.map((call) => call.body)).toEqual([
    { email: "free@sayara.example" },
    { email: "taken@sayara.example" },
  ]);
});

test("a request that the contract does not allow is refused as the API would", async () => {
  const api = createApi({ baseUrl, fetch: createFakeFetch({}).fetch });
  expect(await api.validateEmail({ body: { email: "nobody" } })).toMatchObject({
    ok: false,
    status: 400,
    refusal: { code: "invalid_input" },
  });
});

test("a refusal of the handler is a refusal for the caller", async () => {
  const { fetch } = createFakeFetch({
    booking: () => ({ ok: false, status: 404, refusal: { code: "not_found", message: "" } }),
  });
  const outcome = await createApi({ baseUrl, fetch }).booking({
    params: { id: "b1", language: "fr" },
    query: {},
  });
  expect(outcome).toMatchObject({ ok: false, refusal: { code: "not_found" } });
});

test("an answer that the contract does not allow is an error in the test, not a pass", async () => {
  const { fetch } = createFakeFetch({ settings: () => ({ ok: true, status: 200, data: {} as never }) });
  await expect(createApi({ baseUrl, fetch, retries: 0 }).settings()).rejects.toThrow("settings");
});
