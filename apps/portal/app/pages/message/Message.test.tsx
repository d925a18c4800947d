// @vitest-environment jsdom
import { languages } from "@sayara/domain/language/Language";
import { clearStoredUser } from "@sayara/frontend/session/storedUser/clearStoredUser";
import { storeUser } from "@sayara/frontend/session/storedUser/storeUser";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { fakeApi, refuse } from "@sayara/frontend/testing/fakeApi";
import { watchToasts } from "@sayara/frontend/testing/watchToasts";
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPage } from "#portal/testing/openPage.tsx";
import * as route from "./Message.route.tsx";
import { checkMessage, messageValuesOf } from "./MessageValues.ts";
import { someDraft, someSending } from "./someMessage.ts";

vi.setConfig({ testTimeout: 60_000 });
beforeEach(() => storeUser(aUser({ type: "admin" })));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  clearStoredUser();
});

const { message: draft, preview } = someDraft;
const { message: sending } = someSending;

async function open(handlers: Parameters<typeof fakeApi>[0] = {}, name = "Winter offers") {
  const api = fakeApi({
    audienceMessage: () => ({ ok: true, data: draft }),
    previewAudienceMessage: () => ({ ok: true, data: preview }),
    portalCountries: () => ({ ok: true, data: { countries: [] } }),
    locationsWithPosition: () => ({ ok: true, data: [] }),
    ...handlers,
  });
  const id = name === "New message" ? "new" : draft.id;
  const view = openPage(route, { at: `/messages/${id}`, path: "/messages/:id", openApi: api.openApi });
  await screen.findByRole("heading", { level: 1, name });
  const sent = (call: string) => api.calls.findLast((one) => one.name === call);
  return { ...view, sent };
}

test("[MA1] a new message requires a subject and a text in every language", async () => {
  const { user, sent } = await open({}, "New message");
  await user.click(await screen.findByRole("button", { name: "Save and preview" }));
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /^Subject \(French\)/ }).matches("[aria-invalid=true]")).toBe(
      true,
    ),
  );
  const invalid = screen.getAllByRole("textbox").filter((field) => field.matches("[aria-invalid=true]"));
  expect(invalid).toHaveLength(1 + 2 * languages.length);
  expect(sent("saveAudienceMessage")).toBeUndefined();
});

test("[MA2] [MA3] the form's choices become the audience, and errors appear at their field", () => {
  const values = { ...messageValuesOf(draft), recipients: "agencies:joining", language: "es", place: "p1" };
  expect(checkMessage({ ...values, kind: "notification" }).ready?.audience).toEqual({
    to: "agencies",
    status: "joining",
    languages: ["es"],
    country: "TN",
    place: "p1",
    bookedSince: null,
  });
  expect(Object.keys(checkMessage(values).errors)).toEqual(["kind"]);
  expect(messageValuesOf(draft)).toMatchObject({ recipients: "drivers:", country: "TN" });
});

test("[MA4] a saved draft has a preview, and sending it asks for confirmation with the number of recipients", async () => {
  const { user, sent } = await open({ actOnAudienceMessage: () => ({ ok: true, data: sending }) });
  expect(screen.getByText("The saved draft would go to 412 accounts now.")).toBeTruthy();
  expect(screen.getAllByText(/^Hello Amel,/)).toHaveLength(languages.length);
  await user.click(screen.getByRole("button", { name: "Send…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Send the message?" }));
  expect(dialog.getByText("412 recipients")).toBeTruthy();
  expect(sent("actOnAudienceMessage")).toBeUndefined();
  await user.click(dialog.getByRole("button", { name: "Send" }));
  await waitFor(() => expect(sent("actOnAudienceMessage")?.body).toEqual({ action: "send", version: 3 }));
});

test("[MA4] changes must be saved before sending, and leaving with unsaved changes asks for confirmation", async () => {
  const { user } = await open({ saveAudienceMessage: () => ({ ok: true, data: { ...draft, version: 4 } }) });
  const send = screen.getByRole("button", { name: "Send…" });
  expect(send.matches(":disabled")).toBe(false);
  await user.type(screen.getByRole("textbox", { name: /^Name of the message/ }), " 2");
  expect(send.matches(":disabled")).toBe(true);
  expect(screen.getByText("Save the changes first.")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Messages" }));
  await screen.findByText("The changes to the message are not saved.");
  await user.click(screen.getByRole("button", { name: "Stay" }));
  await user.click(screen.getByRole("button", { name: "Save and preview" }));
  await waitFor(() => expect(send.matches(":disabled")).toBe(false));
  await user.click(screen.getByRole("link", { name: "Messages" }));
  await screen.findByText("At /messages");
});

test("[MA5] a draft changed by another administrator is overwritten only after confirmation", async () => {
  let version = 3;
  const { user, sent } = await open({
    audienceMessage: () => ({ ok: true, data: { ...draft, version } }),
    saveAudienceMessage: ({ body }) =>
      (body as { version: number }).version === version
        ? { ok: true, data: { ...draft, version: version + 1 } }
        : refuse(409, "stale_version"),
  });
  version = 4;
  const title = screen.getByRole("textbox", { name: /^Name of the message/ });
  await user.clear(title);
  await user.type(title, "Mine");
  await user.click(screen.getByRole("button", { name: "Save and preview" }));
  const keep = await screen.findByRole("button", { name: "Keep what I typed" });
  await waitFor(() => expect(keep.matches(":disabled")).toBe(false));
  await user.click(keep);
  await user.click(screen.getByRole("button", { name: "Save and preview" }));
  await waitFor(() =>
    expect(sent("saveAudienceMessage")?.body).toMatchObject({ version: 4, message: { title: "Mine" } }),
  );
});

test("[MA5] [MA6] a message that is being sent shows its progress and can be stopped", async () => {
  const { user, sent } = await open({
    audienceMessage: () => ({ ok: true, data: sending }),
    actOnAudienceMessage: () => ({ ok: true, data: { ...sending, status: "stopped" } }),
  });
  const counts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
  expect(counts).toEqual(["310", "98", "3", "1", "2"]);
  expect(screen.queryByRole("button", { name: "Save and preview" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(sent("actOnAudienceMessage")?.body).toEqual({ action: "stop", version: 3 }));
});

test("[MA4] a draft is deleted after confirmation, and a toast reports it", async () => {
  const toasts = watchToasts();
  const { user } = await open({ deleteAudienceMessage: () => ({ ok: true, data: { deleted: true } }) });
  await user.click(screen.getByRole("button", { name: "Delete the draft…" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
  await screen.findByText("At /messages");
  expect(toasts()).toEqual(["The message is deleted."]);
});

test("[MA4] a new message is saved and opened, and a toast reports it", async () => {
  const toasts = watchToasts();
  const { user } = await open({ saveAudienceMessage: () => ({ ok: true, data: draft }) }, "New message");
  const fields = screen.getAllByRole("textbox");
  for (const field of fields) fireEvent.input(field, { target: { value: "Winter" } });
  await user.click(screen.getByRole("button", { name: "Save and preview" }));
  await screen.findByRole("heading", { level: 1, name: "Winter offers" });
  expect(toasts()).toEqual(["The message is saved."]);
  expect(screen.queryByRole("dialog")).toBeNull();
});
