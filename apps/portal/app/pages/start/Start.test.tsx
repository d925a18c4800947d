// @vitest-environment jsdom
import type { FakeHandlers } from "@sayara/api-client/testing/createFakeFetch";
import type { SupplierChecklist } from "@sayara/api-client/contract/suppliers/join";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aChecklist } from "#portal/testing/data/aChecklist.ts";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Start.route.tsx";

const submittedAt = "2026-11-20T10:00:00.000Z";

function open(
  checklist: () => SupplierChecklist,
  handlers: FakeHandlers = {},
  role: "owner" | "accountant" = "owner",
) {
  storeUser(aUser({ type: "supplier" }));
  const { openApi, calls } = fakeApi({
    supplierChecklist: () => ({ ok: true, data: checklist() }),
    ...handlers,
  });
  return { ...openPage(route, { at: "/start", openApi, role }), calls };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

test("[JN3] open steps list and link what is missing, and the application cannot be submitted", async () => {
  const lacking = aChecklist(
    { papers: ["document_missing"], car: ["car_missing"], prices: ["price_missing"] },
    { missingDocuments: ["rc", "assurance"] },
  );
  open(() => lacking);
  await screen.findByText(/Missing: Trade register extract, Insurance\./);
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Open papers")).toBe("/papers");
  expect(hrefOf("Add a car")).toBe("/cars/new");
  expect(hrefOf("Open cars")).toBe("/cars");
  expect(screen.getAllByText("Done")).toHaveLength(2);
  expect(screen.getByText(/3 steps are open/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Ask for acceptance" })).toBeNull();
});

test("[JN3] a complete agency submits its application and waits for the decision", async () => {
  let checklist = aChecklist();
  const { user } = open(() => checklist, {
    submitSupplier: () => {
      checklist = aChecklist({}, { canSubmit: false, submittedAt });
      return { ok: true, data: checklist };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Ask for acceptance" }));
  await screen.findByText("Your request waits for our answer.");
  expect(screen.getByText("Waits for an answer")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Ask/ })).toBeNull();
});

test("[JN4] a refused agency sees the reason and can apply again", async () => {
  const { user, calls } = open(() => aChecklist({}, { reason: "We could not reach you." }), {
    submitSupplier: () => ({ ok: true, data: aChecklist({}, { canSubmit: false, submittedAt }) }),
  });
  await screen.findByText("We could not reach you.");
  await user.click(screen.getByRole("button", { name: "Ask again" }));
  await expect.poll(() => calls.map(({ name }) => name)).toContain("submitSupplier");
});

test("a refused submission shows the error and reloads the incomplete checklist", async () => {
  let checklist = aChecklist();
  const { user } = open(() => checklist, {
    submitSupplier: () => {
      checklist = aChecklist({ hours: ["hours_missing"] });
      return refuse(422, "checklist_incomplete");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Ask for acceptance" }));
  await screen.findByText("Something is still missing. The list says what.");
  await screen.findByText("Enter the hours of your desk.");
});

test("if a colleague has already applied, a toast and the page say so", async () => {
  let checklist = aChecklist();
  const toasts = watchToasts();
  const { user } = open(() => checklist, {
    submitSupplier: () => {
      checklist = aChecklist({}, { canSubmit: false, submittedAt });
      return refuse(422, "transition_refused");
    },
  });
  await user.click(await screen.findByRole("button", { name: "Ask for acceptance" }));
  await screen.findByText("Your request waits for our answer.");
  expect(JSON.stringify(toasts())).toContain("sent or answered in the meantime");
});

test("[SR1] an accountant cannot submit the application", async () => {
  open(() => aChecklist(), {}, "accountant");
  await screen.findByText(/An owner or a manager can ask/);
  expect(screen.queryByRole("button", { name: /^Ask/ })).toBeNull();
  expect(screen.queryByRole("link", { name: "Open papers" })).toBeNull();
});
