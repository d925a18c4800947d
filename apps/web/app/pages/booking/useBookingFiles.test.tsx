// @vitest-environment jsdom
import { createClient } from "@sayara/api-client/client/createClient";
import { createFakeFetch } from "@sayara/api-client/testing/createFakeFetch";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBookingFiles } from "./useBookingFiles.ts";

const saved: { name: string; bytes: Blob }[] = [];
const blobs = new Map<string, Blob>();
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal(
    "URL",
    class extends URL {
      static override createObjectURL(bytes: Blob) {
        blobs.set(`blob:${blobs.size}`, bytes);
        return `blob:${blobs.size - 1}`;
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, bytes: blobs.get(this.href) ?? new Blob() });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const id = "0194d7a2-89ab-7def-8123-456789abcdef";
const token = "token-of-a-signed-link-0123456789";

function open(answers: Parameters<typeof createFakeFetch>[0], withToken = token) {
  const fake = createFakeFetch(answers);
  const client = createClient({ baseUrl: "http://api.example", fetch: fake.fetch, retries: 0 });
  const { result } = renderHook(() =>
    useBookingFiles({
      id,
      reference: "SY-7K3Q9D",
      language: "es",
      token: withToken,
      openApi: () => Promise.resolve(client),
    }),
  );
  return { result, fake };
}

test("saves the voucher under the reference, in the page's language", async () => {
  const voucher = vi.fn(() => ({ ok: true, data: new Blob(["%PDF-"]) }) as const);
  const { result } = open({ voucher });
  act(() => result.current.save("voucher"));
  expect(result.current.saving).toBe("voucher");
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["SY-7K3Q9D.pdf"]));
  await waitFor(() => expect(result.current.saving).toBeNull());
  expect(voucher).toHaveBeenCalledWith(
    expect.objectContaining({ params: { id, language: "es" }, query: { token } }),
  );
});

test("with a session the calendar file is fetched without a token", async () => {
  const calendar = vi.fn(() => ({ ok: true, data: new Blob(["BEGIN"]) }) as const);
  const { result } = open({ calendar }, "");
  act(() => result.current.save("calendar"));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["SY-7K3Q9D.ics"]));
  expect(calendar).toHaveBeenCalledWith(expect.objectContaining({ params: { id }, query: {} }));
});

test("a refusal and a fault are kept, and nothing is saved", async () => {
  const refused = { ok: false, status: 404, refusal: { code: "not_found", message: "" } } as const;
  const { result } = open({ voucher: () => refused });
  act(() => result.current.save("voucher"));
  await waitFor(() =>
    expect(result.current.problem).toEqual({ kind: "refused", code: "not_found", retryAfter: null }),
  );
  expect(result.current.saving).toBeNull();
  expect(saved).toEqual([]);
});
