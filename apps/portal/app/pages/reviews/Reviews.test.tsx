// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, noContent } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aSupplierReview } from "#portal/testing/data/aSupplierReview.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Reviews.route.tsx";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const soon = new Date(Date.now() + 3_600_000).toISOString();
const answered = { text: "Merci.", at: "2026-11-19T09:00:00.000Z", changeableUntil: soon };

async function open(role: "desk" | "accountant" = "desk") {
  const reviews = [aSupplierReview(), aSupplierReview({ id: "review-2", author: "Sami", answer: answered })];
  const api = fakeApi({
    supplierReviews: () => ({ ok: true, data: { items: reviews, total: reviews.length } }),
    answerReview: () => noContent,
    reportReview: () => noContent,
  });
  const view = openPage(route, { at: "/reviews?list=low", openApi: api.openApi, role });
  await screen.findByRole("heading", { level: 1, name: "Reviews" });
  return { ...view, calls: api.calls };
}

test("[RV9] [RV14] the agency answers a review, changes a new answer and reports a review", async () => {
  const { user, calls } = await open();
  const write = async (button: string, text: string, send: string) => {
    await user.click(screen.getByRole("button", { name: button }));
    const dialog = within(await screen.findByRole("dialog"));
    const field = dialog.getByRole("textbox");
    await user.clear(field);
    await user.type(field, text);
    await user.click(dialog.getByRole("button", { name: send }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  };
  await write("Answer Amel", "Sorry.", "Publish the answer");
  await write("Change the answer to Sami", "Thanks.", "Save the answer");
  await write("Report Sami", "Another person.", "Report the review");
  expect(calls.find(({ name }) => name === "supplierReviews")?.params).toMatchObject({
    list: "low",
    page: 1,
  });
  expect(calls.filter(({ body }) => body !== undefined).map(({ params, body }) => [params, body])).toEqual([
    [{ id: "review-1" }, { answer: "Sorry.", isChange: false }],
    [{ id: "review-2" }, { answer: "Thanks.", isChange: true }],
    [{ id: "review-2" }, { reason: "Another person." }],
  ]);
});

test("an accountant reads reviews and answers but cannot write any", async () => {
  await open("accountant");
  expect(screen.getByText("Merci.")).toBeDefined();
  expect(screen.queryByRole("button", { name: /Answer|Change|Report/ })).toBeNull();
});
