// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { SupplierDocument } from "@sayara/domain/supplier/papers/SupplierDocument";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi } from "@sayara/frontend/testing/fakeApi";
import { sendUpload } from "@sayara/frontend/upload/sendUpload";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { aFleetCarSummary } from "#portal/testing/data/aFleetCar.ts";
import { aSupplierDocument } from "#portal/testing/data/aSupplierDocument.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Papers.route.tsx";

const pdf = (bytes = 1000) => new File([new Uint8Array(bytes)], "rne.pdf", { type: "application/pdf" });

interface OpenOptions {
  handlers?: FakeHandlers;
  role?: "owner" | "desk";
  /** Replaces the page's action, because Node's requests cannot send jsdom's files. */
  clientAction?: () => unknown;
}

function open(items: SupplierDocument[], { handlers, role, clientAction }: OpenOptions = {}) {
  storeUser(aUser({ type: "supplier" }));
  const { openApi, calls } = fakeApi({
    supplierDocuments: () => ({ ok: true, data: { items, required: ["rc"] } }),
    fleetCars: () => ({
      ok: true,
      data: { items: [aFleetCarSummary()], total: 1, counts: { draft: 1, published: 0, withdrawn: 0 } },
    }),
    ...handlers,
  });
  const callOf = (name: string) => calls.find((call) => call.name === name);
  const module = { ...route, ...(clientAction && { clientAction }) };
  return { ...openPage(module, { at: "/papers", openApi, ...(role && { role }) }), callOf };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

test("a missing paper is handed in, and the file's name and size are shown", async () => {
  const { user } = open([], { clientAction: () => ({ done: "handedIn" }) });
  await screen.findByText("Missing");
  await user.click(screen.getByRole("button", { name: "Hand in: Trade register extract" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Trade register extract" }));
  await user.upload(dialog.getByLabelText("File"), pdf());
  expect(dialog.getByText("rne.pdf (1 KB)")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Hand in" }));
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
});

test("[DC4] a HEIC photo or a file over 10 MB is rejected beside the field before anything is sent", async () => {
  const { user } = open([]);
  await user.click(await screen.findByRole("button", { name: "Hand in: Trade register extract" }));
  const field = await screen.findByLabelText<HTMLInputElement>("File");
  const upload = async (file: File) => {
    // Allows any file, as dropping one does.
    field.removeAttribute("accept");
    await user.upload(field, file);
  };
  await upload(new File(["x"], "IMG_1.HEIC", { type: "image/heic" }));
  await screen.findByText(/HEIC photos cannot be opened everywhere/);
  await upload(pdf(10 * 1024 * 1024 + 1));
  await screen.findByText("This file is larger than 10 MB.");
  await upload(pdf());
  await expect.poll(() => field.getAttribute("aria-invalid")).toBeNull();
});

test("a refusal by the API appears beside the file, and the input is kept", async () => {
  const { problem, fields } = refusedResult({ code: "unsupported_media", fields: { file: "file_heic" } });
  const { user } = open([], { clientAction: () => ({ problem, fields }) });
  await user.click(await screen.findByRole("button", { name: "Hand in: Trade register extract" }));
  const field = await screen.findByLabelText<HTMLInputElement>("File");
  const number = screen.getByRole<HTMLInputElement>("textbox", { name: "Number" });
  await user.upload(field, pdf());
  await user.type(number, "B0123");
  await user.click(screen.getByRole("button", { name: "Hand in" }));
  await screen.findByText(/HEIC photos cannot be opened everywhere/);
  expect(number.value).toBe("B0123");
  expect(field.files?.[0]?.name).toBe("rne.pdf");
});

test("an upload shows its percentage, can be cancelled, and can be sent again without choosing the file", async () => {
  let report: (share: number) => void = () => {};
  let lose: () => void = () => {};
  const sendPaper = () =>
    sendUpload("paper", ({ signal, onUploadProgress }) => {
      report = onUploadProgress;
      return new Promise<object>((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        lose = () => resolve({ problem: { kind: "fault", fault: "network" } });
      });
    });
  const { user } = open([], { clientAction: async () => (await sendPaper()) ?? { errors: {} } });
  await user.click(await screen.findByRole("button", { name: "Hand in: Trade register extract" }));
  const field = await screen.findByLabelText<HTMLInputElement>("File");
  await user.upload(field, pdf());
  await user.click(screen.getByRole("button", { name: "Hand in" }));
  await screen.findByText("0% uploaded");
  report(0.42);
  await screen.findByText("42% uploaded");
  await user.click(screen.getByRole("button", { name: "Cancel the upload" }));
  const send = await screen.findByRole("button", { name: "Hand in" });
  expect(document.activeElement).toBe(send);
  expect(screen.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("alert")).toBeNull();
  await user.click(send);
  await screen.findByText("0% uploaded");
  lose();
  await screen.findByRole("alert");
  await user.click(screen.getByRole("button", { name: "Send again" }));
  await screen.findByText("0% uploaded");
  report(1);
  await screen.findByText("Uploaded. Your file is being saved…");
  expect(field.files?.[0]?.name).toBe("rne.pdf");
  lose();
  await screen.findByRole("alert");
});

test("a paper of the kind “other” requires a name and belongs to its car", async () => {
  const { user } = open([]);
  await user.click(await screen.findByText("Hyundai i20 · 123 TU 4567"));
  await user.click(screen.getByRole("button", { name: "Another paper of this car" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Another paper, Hyundai i20" }));
  expect(dialog.getByRole("textbox", { name: "Name of the paper" })).toBeTruthy();
  await user.selectOptions(dialog.getByRole("combobox", { name: "Kind of paper" }), "Insurance");
  expect(dialog.queryByRole("textbox", { name: "Name of the paper" })).toBeNull();
});

test("[DC2] a refused version shows its reason, and the page says which version remains valid", async () => {
  open([
    aSupplierDocument({ id: "v2", version: 2, status: "refuse", reason: "Page 2 is missing." }),
    aSupplierDocument({ id: "v1", status: "accepte" }),
  ]);
  await screen.findByText("Page 2 is missing.");
  expect(screen.getByText("Version 1 stays valid until a newer one is accepted.")).toBeTruthy();
  expect(screen.getByText("Earlier versions (1)")).toBeTruthy();
});

test("[DR2] a standard reason is shown in the reader's language, an unknown one as written", async () => {
  open([
    aSupplierDocument({ id: "v2", version: 2, status: "refuse", reason: "Expiré.", reasonCode: "expired" }),
    aSupplierDocument({ id: "v1", status: "refuse", reason: "Nouveau motif.", reasonCode: "unknown" }),
  ]);
  await screen.findByText("The document has expired. Please hand in the valid one.");
  expect(screen.getByText("Nouveau motif.")).toBeTruthy();
});

test("[DC4] the file is downloaded from the API and saved under a generated name", async () => {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user, callOf } = open([aSupplierDocument()], {
    handlers: { supplierDocumentFile: () => ({ ok: true, data: new Blob(["%PDF-"]) }) },
  });
  await user.click(
    await screen.findByRole("button", { name: "Download (PDF, 245 KB): Trade register extract, version 1" }),
  );
  await expect.poll(() => names).toEqual(["rc-1.pdf"]);
  expect(callOf("supplierDocumentFile")?.params).toEqual({ supplier: "own", id: "document-1" });
});

test("the desk reads the papers but cannot hand in any", async () => {
  open([aSupplierDocument()], { role: "desk" });
  await screen.findByRole("button", { name: /^Download/ });
  expect(screen.queryByRole("button", { name: /Hand in|Another paper/ })).toBeNull();
});
