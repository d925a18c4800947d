// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from "node:buffer";
import type { Client } from "@sayara/api-client/client/createClient";
import type { Endpoint } from "@sayara/api-client/contract/defineEndpoint";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import type { UploadCallOptions } from "@sayara/frontend/upload/sendUpload";
import { useUploads } from "@sayara/frontend/upload/useUpload";
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import { openRules } from "#portal/testing/openRules.ts";
import * as route from "../Rules.route.tsx";
import { someRules } from "../someRules.ts";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearStoredUser();
});

test("reports a contract that is not a PDF beside its language, and deletes a contract", async () => {
  const contract = { contracts: {}, version: 5 };
  const { user, calls, toasts } = openRules({ deleteSupplierContract: () => ({ ok: true, data: contract }) });
  const input = await screen.findByLabelText<HTMLInputElement>("Contract: English", { selector: "input" });
  input.removeAttribute("accept");
  await user.upload(input, new File(["text"], "contract.txt", { type: "text/plain" }));
  expect(await screen.findByText(/not a PDF/i)).toBeTruthy();
  expect(calls.some(({ name }) => name === "updateSupplierContract")).toBe(false);
  expect(screen.getByRole("link", { name: /Contract: Français/ }).getAttribute("href")).toMatch(
    /\/contracts\/0123/,
  );
  await user.click(screen.getByRole("button", { name: "Delete the contract: Français" }));
  await expect.poll(toasts).toEqual(["The contract is deleted."]);
  expect(calls.find(({ name }) => name === "deleteSupplierContract")?.params).toMatchObject({
    language: "fr",
  });
});

/** Opens an API that passes uploads to `send`, because jsdom cannot send requests with Node's files. */
function uploadApi(send: (body: FormData, options: UploadCallOptions) => Promise<unknown>) {
  const { openApi } = fakeApi({
    user: () => ({ ok: true, data: aUser({ type: "supplier" }) }),
    supplierRules: () => ({ ok: true, data: someRules.rules }),
    fleetPlaces: () => ({ ok: true, data: [...someRules.places] }),
  });
  return async () => {
    const call = await openApi();
    return ((endpoint: Endpoint, input: { body: FormData }, options: UploadCallOptions) =>
      endpoint.name === "updateSupplierLogo" || endpoint.name === "updateSupplierContract"
        ? send(input.body, options)
        : call(endpoint, input as never)) as unknown as Client;
  };
}

async function stubNodeForms() {
  vi.stubGlobal("FormData", (await new Response(new URLSearchParams()).formData()).constructor);
  vi.stubGlobal("Blob", NodeBlob);
  vi.stubGlobal("File", NodeFile);
}

test("the upload of a contract shows its progress", async () => {
  storeUser(aUser({ type: "supplier" }));
  const openApi = uploadApi((_, { onUploadProgress }) => {
    onUploadProgress(0.4);
    return new Promise(() => {});
  });
  const { user } = openPage(route, { at: "/rules", openApi });
  const input = await screen.findByLabelText("Contract: English", { selector: "input" });
  await stubNodeForms();
  await user.upload(input, new File(["%PDF-1.7"], "contract.pdf", { type: "application/pdf" }));
  expect(await screen.findByText(/^40\s?% uploaded$/)).toBeTruthy();
  expect(screen.getByRole("progressbar", { name: "Upload of your file" })).toBeTruthy();
  act(() => useUploads.setState({}, true));
});

test("fits a square logo into the wide frame, and uploads it", async () => {
  storeUser(aUser({ type: "supplier" }));
  const toasts = watchToasts();
  const bodies: FormData[] = [];
  const openApi = uploadApi((body) => {
    bodies.push(body);
    return Promise.resolve({ ok: true, status: 200, data: { logo: "/pictures/new.webp", version: 5 } });
  });
  const { user } = openPage(route, { at: "/rules", openApi });
  const picture = { width: 300, height: 300, close: () => {} };
  vi.stubGlobal("createImageBitmap", () => Promise.resolve(picture));
  const drawImage = vi.fn<() => void>();
  const context = { clearRect: () => {}, drawImage } as unknown as CanvasRenderingContext2D;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation((() => context) as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["picture"])));
  const file = new File(["picture"], "logo.png", { type: "image/png" });
  await user.upload(await screen.findByLabelText("Logo", { selector: "input" }), file);
  const button = await screen.findByRole("button", { name: "Save the picture" });
  await stubNodeForms();
  await user.click(button);
  await expect.poll(toasts).toEqual(["Your logo is saved."]);
  expect(drawImage).toHaveBeenLastCalledWith(picture, -150, 0, 600, 300, 0, 0, 480, 240);
  expect(bodies[0]?.get("image")).toBeTruthy();
});
