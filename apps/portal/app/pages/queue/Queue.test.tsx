// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { WaitingDocument } from "@sayara/api-client/contract/suppliers/documents";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, noContent, refuse } from "@sayara/frontend/testing/fakeApi";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aSupplierDocument } from "#portal/testing/data/aSupplierDocument.ts";
import {
  aDueDebt,
  aWaitingDocument,
  aWaitingReport,
  aWaitingReview,
  aWaitingSupplier,
} from "#portal/testing/data/aWaitingEntry.ts";
import { queuePath, readQueueQuery } from "./Queue.load.ts";
import * as route from "./Queue.route.tsx";

function open(at: string, handlers: FakeHandlers, documents: WaitingDocument[] = []) {
  storeUser(aUser({ type: "admin" }));
  let agencies = [aWaitingSupplier()];
  const waiting = [...documents];
  /** Removes an entry, as after a decision by this or another administrator. */
  const remove = (id: string) => {
    agencies = agencies.filter((agency) => agency.id !== id);
    waiting.splice(0, waiting.length, ...waiting.filter((document) => document.id !== id));
  };
  const { openApi, calls } = fakeApi({
    suppliersWaiting: () => ({ ok: true, data: { items: agencies, total: agencies.length } }),
    documentsWaiting: () => ({ ok: true, data: { items: waiting, total: waiting.length } }),
    debts: ({ params: { status } }) => ({
      ok: true,
      data: {
        items: status === "due" ? [aDueDebt()] : [],
        total: 1,
        outstanding: 0,
        counts: { open: 1, due: 1, unpaid: 0, follow_up: 1, partial: 0, paid: 0 },
      },
    }),
    reportsWaiting: () => ({ ok: true, data: { items: [aWaitingReport()], total: 1 } }),
    reviewsWaiting: () => ({ ok: true, data: { items: [aWaitingReview()], total: 1 } }),
    decideDocument: ({ params }) => {
      remove(params.id);
      return { ok: true, data: aSupplierDocument() };
    },
    decideSupplier: ({ params }) => {
      remove(params.id);
      return noContent;
    },
    ...handlers,
  });
  const callsOf = (name: string) => calls.filter((call) => call.name === name);
  return { ...openRoute(route, { at, path: "/queue", openApi }), callsOf, remove };
}

const three = [
  aWaitingDocument({ id: "d1" }),
  aWaitingDocument({ id: "d2", type: "patente" }),
  aWaitingDocument({ id: "d3", type: "cnss" }),
];

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  clearStoredUser();
});

test("the URL holds list and page, and invalid values count as absent", () => {
  const read = (search: string) => readQueueQuery(new URLSearchParams(search));
  expect(read("list=documents&page=3")).toEqual({ list: "documents", page: 3 });
  expect(read("list=cars&page=0")).toEqual({ list: "agencies", page: 1 });
  expect(queuePath({ list: "documents", page: 3 })).toBe("/queue?list=documents&page=3");
});

test("the queue opens with the first list that has an entry", async () => {
  const nothing = () => ({ ok: true as const, data: { items: [], total: 0 } });
  const noDebts = { open: 0, due: 0, unpaid: 0, follow_up: 0, partial: 0, paid: 0 };
  open("/queue", {
    suppliersWaiting: nothing,
    debts: () => ({ ok: true, data: { items: [], total: 0, outstanding: 0, counts: noDebts } }),
    reportsWaiting: nothing,
  });
  const link = await screen.findByRole("link", { name: "Reviews 1" });
  expect(link.getAttribute("aria-current")).toBe("page");
  cleanup();
  open("/queue", {});
  const agencies = await screen.findByRole("link", { name: "Agencies 1" });
  expect(agencies.getAttribute("aria-current")).toBe("page");
});

test("[DB6] debts due for follow-up are listed, with links to their statement and to the list of debts", async () => {
  const { callsOf } = open("/queue?list=debts", {});
  const entry = (await screen.findByRole("heading", { name: /^Jasmin Rent, .*TND/ })).closest("li");
  const links = within(entry as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    `/agencies/jasmin-rent/statements/own/${aDueDebt().id}`,
    "/debts?status=due",
  ]);
  expect(entry?.textContent).toMatch(/To follow up since .*19 Nov.*issued 20 days ago/);
  expect(callsOf("debts")[0]).toMatchObject({ params: { status: "due", page: 1, size: 20 } });
  expect(screen.getByRole("link", { name: "Debts 1" }).getAttribute("aria-current")).toBe("page");
});

test("[MS7] bookings with reported messages are listed and linked", async () => {
  open("/queue?list=reports", {});
  const heading = await screen.findByRole("heading", { name: "SY-7K3Q9D, Jasmin Rent" });
  expect(heading.closest("li")?.textContent).toMatch(/2 reports · Driver/);
  expect(screen.getByRole("link", { name: "Open booking SY-7K3Q9D" }).getAttribute("href")).toBe(
    "/booking?b=booking-1",
  );
});

test("[JN4] an agency is accepted after confirmation", async () => {
  const { user, callsOf } = open("/queue", {});
  await screen.findByRole("link", { name: "Agencies 1" });
  await user.click(screen.getByRole("button", { name: "Accept: Jasmin Rent" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Accept Jasmin Rent?" }));
  expect(callsOf("decideSupplier")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Accept" }));
  const note = await screen.findByText("No agency waits for an answer.");
  expect(callsOf("decideSupplier")[0]).toMatchObject({ params: { id: "agency-1" }, body: { reason: null } });
  await expect.poll(() => document.activeElement).toBe(note);
});

test("[DR1] after a decision by keyboard, the focus moves to the next document", async () => {
  const { user, callsOf } = open("/queue?list=documents", {}, three);
  const accept = await screen.findByRole("button", { name: /^Accept: Declaration of activity/ });
  accept.focus();
  await user.keyboard("{Enter}");
  const third = await screen.findByRole("heading", { name: /^Social security/ });
  await expect.poll(() => document.activeElement).toBe(third);
  expect(callsOf("decideDocument")[0]).toMatchObject({ params: { id: "d2" }, body: { reason: null } });
  // After the last one, the focus moves to the previous one.
  await user.tab();
  await user.keyboard("{Enter}");
  const first = screen.getByRole("heading", { name: /^Trade register/ });
  await expect.poll(() => document.activeElement).toBe(first);
});

test("[DR2] an unchanged standard reason is sent with its code", async () => {
  const { user, callsOf } = open("/queue?list=documents", {}, three);
  await user.click(await screen.findByRole("button", { name: /^Refuse: Trade register/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Refuse Trade register/ }));
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  await dialog.findByText("Give the reason.");
  expect(callsOf("decideDocument")).toEqual([]);
  await user.selectOptions(dialog.getByRole("combobox", { name: "Template" }), "Page missing");
  const reason = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
  await expect.poll(() => reason.value).toBe("A page is missing. Please hand in all pages in one file.");
  dialog.getByText("The agency reads it in its own language.");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  await expect
    .poll(() => callsOf("decideDocument")[0]?.body)
    .toEqual({
      reason: "A page is missing. Please hand in all pages in one file.",
      reasonCode: "page_missing",
    });
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Declaration of activity/);
});

test("[DR2] an edited reason is sent without a code", async () => {
  const { user, callsOf } = open("/queue?list=documents", {}, three);
  await user.click(await screen.findByRole("button", { name: /^Refuse: Trade register/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Template" }), "Expired");
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), " Page 2.");
  dialog.getByText("The agency reads exactly these words.");
  await user.click(dialog.getByRole("button", { name: "Refuse" }));
  await expect
    .poll(() => callsOf("decideDocument")[0]?.body)
    .toEqual({
      reason: "The document has expired. Please hand in the valid one. Page 2.",
      reasonCode: null,
    });
});

test("[JN4] the template for refusing an agency is filled in in the chosen language", async () => {
  const { user } = open("/queue", {});
  await user.click(await screen.findByRole("button", { name: "Refuse: Jasmin Rent" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.selectOptions(dialog.getByRole("combobox", { name: "Template" }), "Not reachable");
  await user.click(dialog.getByRole("radio", { name: "Français" }));
  const reason = dialog.getByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
  await expect.poll(() => reason.value).toMatch(/téléphone/);
});

test("[DC4] a wide screen shows the first file with its verified type; keys switch files and decide", async () => {
  const types: string[] = [];
  Object.assign(URL, {
    createObjectURL: ({ type }: Blob) => `blob:${types.push(type)}`,
    revokeObjectURL() {},
  });
  Object.assign(navigator, { pdfViewerEnabled: true });
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const page = '<script>alert("x")</script>';
  const documents = [
    ...three.slice(0, 2),
    aWaitingDocument({ id: "d3", type: "cnss", mediaType: "image/jpeg" }),
  ];
  const { user, callsOf } = open(
    "/queue?list=documents",
    { supplierDocumentFile: () => ({ ok: true, data: new Blob([page], { type: "text/html" }) }) },
    documents,
  );
  await screen.findByTitle(/^File: Trade register/);
  expect(types).toEqual(["application/pdf"]);
  const lists = callsOf("documentsWaiting").length;
  // The shortcuts work only while the focus is in the list.
  await user.keyboard("jja");
  expect(callsOf("decideDocument")).toEqual([]);
  await user.click(screen.getByRole("heading", { name: /^Trade register/ }));
  await user.keyboard("j");
  await screen.findByTitle(/^File: Declaration of activity/);
  await user.keyboard("j");
  const picture = await screen.findByRole("img", { name: /^File: Social security/ });
  expect(picture.getAttribute("src")).toBe("blob:3");
  expect(types[2]).toBe("image/jpeg");
  await user.keyboard("k");
  await screen.findByTitle(/^File: Declaration of activity/);
  expect(document.activeElement?.textContent).toMatch(/^Declaration of activity/);
  expect(callsOf("documentsWaiting")).toHaveLength(lists);
  await user.keyboard("a");
  await expect.poll(() => callsOf("decideDocument")[0]).toMatchObject({ params: { id: "d2" } });
  // The next document is shown in its place.
  await screen.findByRole("img", { name: /^File: Social security/ });
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Social security/);
  await user.keyboard("r");
  const dialog = within(await screen.findByRole("dialog", { name: /^Refuse Social security/ }));
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "jakar");
  expect(callsOf("decideDocument")).toHaveLength(1);
});

test("a file that failed to load can be loaded again", async () => {
  Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL() {} });
  let isBroken = true;
  const picture = aWaitingDocument({ mediaType: "image/png" });
  const { user } = open(
    "/queue?list=documents",
    {
      supplierDocumentFile: () =>
        isBroken ? refuse(503, "storage_unavailable") : { ok: true, data: new Blob(["x"]) },
    },
    [picture],
  );
  await user.click(await screen.findByRole("button", { name: /^Show the file/ }));
  await screen.findByText("The file could not be loaded");
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("img", { name: /^File: / });
});

test.each([
  ["decided", 422, "transition_refused"],
  ["replaced by the agency", 404, "not_found"],
] as const)(
  "a document that has already been %s is reported as such, and the list reloads",
  async (_what, status, code) => {
    const toasts = watchToasts();
    const opened = open(
      "/queue?list=documents",
      {
        decideDocument: ({ params }) => {
          opened.remove(params.id);
          return refuse(status, code);
        },
      },
      three,
    );
    await opened.user.click(await screen.findByRole("button", { name: /^Accept: Trade register/ }));
    await expect.poll(() => screen.queryByRole("heading", { name: /^Trade register/ })).toBeNull();
    expect(JSON.stringify(toasts())).toContain("Nothing was changed");
    await expect.poll(() => document.activeElement?.textContent).toMatch(/^Declaration of activity/);
  },
);

test("a failed call keeps the dialog open with the reason", async () => {
  const { user } = open("/queue", { decideSupplier: () => refuse(429, "too_many_requests") });
  await user.click(await screen.findByRole("button", { name: "Refuse: Jasmin Rent" }));
  const reason = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Reason" });
  await user.type(reason, "Unknown company.");
  await user.click(screen.getByRole("button", { name: "Refuse" }));
  await screen.findByRole("alert");
  expect(reason.value).toBe("Unknown company.");
});

test("a page number beyond the last page redirects to the last page", async () => {
  open("/queue?list=documents&page=3", {}, three);
  await screen.findByRole("heading", { name: /^Trade register/ });
});

test("[RV13] [RV14] a review's photo is shown and refused with a reason, and a reported answer is removed", async () => {
  const photo = new Blob(["photo"], { type: "image/webp" });
  const { user, callsOf } = open("/queue?list=reviews", {
    waitingReviewPhoto: () => ({ ok: true, data: photo }),
    decideReviewPhoto: () => noContent,
    closeReviewReports: () => noContent,
  });
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL() {} });
  expect(await screen.findByText("It insults me.")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Show the photo: SY-7K3Q9D, Jasmin Rent" }));
  expect(await screen.findByRole("img", { name: /Photo, SY-7K3Q9D/ })).toBeDefined();
  const decide = async (ask: string, reason: string, send: string) => {
    await user.click(screen.getByRole("button", { name: ask }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox", { name: "Reason" }), reason);
    await user.click(dialog.getByRole("button", { name: send }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  };
  await decide("Refuse: Photo, SY-7K3Q9D, Jasmin Rent", "A face.", "Refuse the photo");
  await decide("Remove the answer: SY-7K3Q9D, Jasmin Rent", "An insult.", "Remove the answer");
  expect(callsOf("decideReviewPhoto").map(({ body }) => body)).toEqual([{ reason: "A face." }]);
  expect(callsOf("closeReviewReports").map(({ body }) => body)).toEqual([{ answerRemoval: "An insult." }]);
});

test("[RV13] after a decision by keyboard, the focus moves to the next review", async () => {
  let reviews = [aWaitingReview(), aWaitingReview({ id: "review-2", reference: "SY-7M4R6F" })];
  const decide = ({ params }: { params: { id: string } }) => {
    reviews = reviews.filter(({ id }) => id !== params.id);
    return noContent;
  };
  const { user } = open("/queue?list=reviews", {
    reviewsWaiting: () => ({ ok: true, data: { items: reviews, total: reviews.length } }),
    decideReviewPhoto: decide,
    closeReviewReports: decide,
  });
  (await screen.findByRole("button", { name: /^Accept: Photo, SY-7K3Q9D/ })).focus();
  await user.keyboard("{Enter}");
  await expect.poll(() => document.activeElement?.textContent).toBe("SY-7M4R6F, Jasmin Rent");
  await user.click(screen.getByRole("button", { name: /^Close the reports: SY-7M4R6F/ }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Close the reports" }));
  const note = await screen.findByText("No photo of a review waits, and no review is reported.");
  await expect.poll(() => document.activeElement).toBe(note);
});
