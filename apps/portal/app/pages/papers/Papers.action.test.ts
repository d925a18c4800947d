import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { RouterContextProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { aSupplierDocument } from "#portal/testing/data/aSupplierDocument.ts";
import { papersAction } from "./Papers.action.ts";

const pdf = (bytes = 1000) => new File([new Uint8Array(bytes)], "rne.pdf", { type: "application/pdf" });

// An upload listens for the window's `offline` event.
beforeAll(() => {
  vi.stubGlobal("window", new EventTarget());
});

async function handIn(fields: Record<string, string | File>, handlers: FakeHandlers = {}) {
  const { openApi, calls } = fakeApi({
    handInDocument: () => ({ ok: true, data: aSupplierDocument() }),
    ...handlers,
  });
  const context = new RouterContextProvider();
  context.set(apiContext, openApi);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const request = new Request("http://localhost/papers", { method: "POST", body });
  const result = await papersAction({ request, context });
  return { result, call: calls.find(({ name }) => name === "handInDocument") };
}

test("a paper of a car is sent with its file, number and dates", async () => {
  const car = "0b8f6f3e-4f6e-4f0a-9d8e-6a4a3c1d2e01";
  const { result, call } = await handIn({
    type: "assurance",
    title: "",
    car,
    number: " 42 ",
    issuedOn: "2026-01-05",
    expiresOn: "2199-01-04",
    file: pdf(),
  });
  expect(result).toEqual({ done: "handedIn" });
  expect(call).toMatchObject({
    params: { supplier: "own", type: "assurance" },
    query: { car, number: "42", issuedOn: "2026-01-05", expiresOn: "2199-01-04" },
  });
  const { body } = call as { body: FormData };
  expect(body.get("file")).toHaveProperty("name", "rne.pdf");
});

test("[DC4] input that the API would refuse is not sent", async () => {
  const refusedFields = async (fields: Record<string, string | File>) => {
    const { result, call } = await handIn({ type: "rc", file: pdf(), ...fields });
    expect(call).toBeUndefined();
    return "errors" in result ? result.errors : result;
  };
  const heic = new File(["x"], "IMG_1.HEIC", { type: "image/heic" });
  expect(await refusedFields({ file: heic })).toEqual({ file: "file_heic" });
  expect(await refusedFields({ file: pdf(10 * 1024 * 1024 + 1) })).toEqual({
    file: "file_too_large?megabytes=10",
  });
  expect(await refusedFields({ file: "" })).toEqual({ file: "file_required" });
  expect(await refusedFields({ type: "autre" })).toEqual({ title: "required" });
  expect(await refusedFields({ expiresOn: "2020-01-01", file: heic })).toEqual({
    expiresOn: "document_expired",
    file: "file_heic",
  });
});

test("a refusal by the API is returned with its field", async () => {
  const { result } = await handIn(
    { type: "rc", file: pdf() },
    { handInDocument: () => refuse(415, "unsupported_media", { fields: { file: "file_heic" } }) },
  );
  expect(result).toMatchObject({ fields: { file: "file_heic" } });
});
