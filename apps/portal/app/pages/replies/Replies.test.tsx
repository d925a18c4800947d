// @vitest-environment jsdom
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { cleanup, screen, within, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Replies.route.tsx";
import { someReplies } from "./someReplies.ts";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => storeUser(aUser({ type: "supplier" })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const ok = (replies = someReplies) => ({ ok: true, data: { replies } }) as const;

async function open(handlers: Parameters<typeof fakeApi>[0] = {}, role: "desk" | "accountant" = "desk") {
  const api = fakeApi({ savedReplies: () => ok(), ...handlers });
  const view = openPage(route, { at: "/replies", openApi: api.openApi, role });
  await screen.findByRole("heading", { level: 1, name: "Saved replies" });
  const sent = (name: string) => api.calls.findLast((call) => call.name === name);
  return { ...view, sent };
}
const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));

test("[MS9] a reply is added in a language, and a refusal keeps the input", async () => {
  let isFull = true;
  const { user, sent } = await open({
    saveReply: () => (isFull ? refuse(422, "too_many_saved_replies") : ok()),
  });
  await user.click(screen.getByRole("button", { name: "Add a reply" }));
  const form = await dialog("New reply");
  await user.selectOptions(form.getByRole("combobox", { name: "Language" }), "es");
  await user.type(form.getByRole("textbox", { name: /^Title/ }), "Punto de encuentro");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect((await form.findAllByText(/Text/)).length).toBeGreaterThan(0);
  expect(sent("saveReply")).toBeUndefined();
  await user.type(form.getByRole("textbox", { name: /^Text/ }), "En la puerta 2.");
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText(/as many saved replies as possible/)).toBeDefined();
  isFull = false;
  await user.click(await form.findByRole("button", { name: "Save" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const reply = { language: "es", title: "Punto de encuentro", text: "En la puerta 2." };
  expect(sent("saveReply")?.body).toEqual({ reply });
});

test("[MS9] a reply is deleted with the displayed version; an accountant cannot change replies", async () => {
  const { user, sent } = await open({ deleteReply: () => ok(someReplies.slice(1)) });
  await user.click(screen.getByRole("button", { name: "Delete Meeting place" }));
  const question = await dialog("Delete Meeting place?");
  await user.click(question.getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent("deleteReply")?.body).toEqual({ id: "reply-1", version: 2 });
  cleanup();
  await open({}, "accountant");
  expect(screen.getByText(/gate 2 of the arrivals hall/)).toBeDefined();
  expect(screen.queryByRole("button", { name: /Add|Edit|Delete/ })).toBeNull();
});
