// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "../testing/RoutedProviders.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { createFormDraft } from "./createFormDraft.ts";
import { validateValues } from "./validateValues.ts";
import { useFields } from "./useFields.ts";
import type userEvent from "@testing-library/user-event";
import { openUnreachableApi } from "../testing/clientLoaderArgs.ts";
import { openRoute } from "../testing/openRoute.tsx";
import type { FormResult } from "./FormResult.ts";
import { SubmitButton } from "./SubmitButton.tsx";
import { pageAction } from "./pageAction.ts";
import { readValues } from "./readValues.ts";
import { useForm } from "./useForm.ts";

type Values = { name: string; note: string; secret: string };

const text = v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(9, "too_long?max=9"));
const Schema = v.object({ name: text, note: text, secret: text });
const start = { name: "", note: "", secret: "" };
const labels = { name: "Name", note: "Note", secret: "Secret" };
const draft = createFormDraft("sayara.test", ["name", "note"]);

type Send = (ready: Values) => Promise<FormResult<keyof Values>>;

function Page({ isReady = true }: { isReady?: boolean }) {
  const form = useForm<Values>({
    isReady,
    start,
    draft,
    loadCheck: () => Promise.resolve((values) => validateValues(Schema, values)),
  });
  const field = useFields(form, labels);
  return (
    <form {...form.props}>
      <ProblemNotice problem={form.problem} />
      <ErrorSummary errors={form.errors} labels={labels} />
      {(["name", "note", "secret"] as const).map((name) => {
        const { label, error, announceError, ...control } = field.text(name);
        return (
          <label key={name}>
            {label}
            <input {...control} />
            <span data-testid={`${name}-error`} aria-live={announceError ? "polite" : "off"}>
              {error}
            </span>
          </label>
        );
      })}
      <SubmitButton form={form} working="Sending">
        Send
      </SubmitButton>
      {form.done && <p>Sent</p>}
    </form>
  );
}

/** Action of a page that validates the form and then sends the values. */
function actionOf(send: Send) {
  return pageAction<keyof Values, true>(() =>
    Promise.resolve(async ({ request }) => {
      const { errors, ready } = validateValues(Schema, readValues(await request.formData(), start));
      return ready === null ? { errors } : send(ready);
    }),
  );
}

function open(send: Send = () => Promise.resolve({ done: true })) {
  return openRoute(
    { default: Page, clientAction: actionOf(send) },
    { at: "/form", openApi: openUnreachableApi },
  ).user;
}

async function fillIn(user: ReturnType<typeof userEvent.setup>, values: Partial<Values>) {
  for (const [name, value] of Object.entries(values)) {
    const field = screen.getByLabelText(labels[name as keyof Values], { exact: false });
    await user.clear(field);
    await user.click(field);
    await user.paste(value);
  }
}

const complete: Values = { name: "Amel", note: "Hello", secret: "hush" };

afterEach(() => {
  cleanup();
  draft.clear();
});

test("lists the missing fields of an empty form and focuses the first", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Please complete: Name, Note and Secret");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name", { exact: false }));
});

test("links to an invalid field", async () => {
  const user = open();
  await fillIn(user, { ...complete, note: "far too long for this" });
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("alert");
  await user.click(screen.getByLabelText("Name", { exact: false }));
  await user.click(screen.getByRole("button", { name: "Note" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Note", { exact: false }));
});

test("on blur, ignores an empty field and reports an invalid one", async () => {
  const user = open();
  await user.click(screen.getByLabelText("Name", { exact: false }));
  await fillIn(user, { note: "far too long for this" });
  await user.tab();
  await expect.poll(() => screen.getByTestId("note-error").textContent).not.toBe("");
  expect(screen.getByTestId("name-error").textContent).toBe("");
});

test("an error is announced by a live region after its field loses focus, but only by the moved focus after a rejected submission", async () => {
  const user = open();
  const modes = () =>
    ["name", "note", "secret"].map((name) => screen.getByTestId(`${name}-error`).getAttribute("aria-live"));
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name", { exact: false }));
  expect(modes()).toEqual(["off", "off", "off"]);
  // The summary lists the fields without their errors.
  expect(screen.getByRole("alert").textContent).not.toContain(screen.getByTestId("name-error").textContent);
  await fillIn(user, { note: "far too long for this" });
  await user.tab();
  await expect.poll(() => screen.getByTestId("note-error").textContent).not.toBe("");
  expect(modes()).toEqual(["polite", "polite", "polite"]);
});

test("if a press takes focus from an invalid field, the error appears after the release, and the press still submits", async () => {
  const user = open();
  await fillIn(user, { note: "far too long for this" });
  const target = screen.getByRole("button", { name: "Send" });
  await user.pointer({ keys: "[MouseLeft>]", target });
  expect(document.activeElement).toBe(target);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByTestId("note-error").textContent).toBe("");
  await user.pointer({ keys: "[/MouseLeft]", target });
  await expect.poll(() => screen.getByTestId("note-error").textContent).not.toBe("");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Name", { exact: false }));
});

test("removes an error as soon as it is corrected", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("alert");
  await fillIn(user, { name: "Amel" });
  expect(screen.getByTestId("name-error").textContent).toBe("");
  expect(screen.getByTestId("note-error").textContent).not.toBe("");
});

test("a reload keeps only the fields of the draft", async () => {
  const user = open();
  await fillIn(user, complete);
  expect(sessionStorage.getItem("sayara.test")).toContain("Amel");
  expect(sessionStorage.getItem("sayara.test")).not.toContain("hush");
});

test("shows the server's error beside its field", async () => {
  const user = open(() =>
    Promise.resolve({
      problem: { kind: "refused", code: "invalid_input", retryAfter: null },
      fields: { note: "text_invalid" },
    }),
  );
  await fillIn(user, complete);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expect.poll(() => screen.getByTestId("note-error").textContent).toContain("not allowed");
  await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("Note", { exact: false }));
});

test("after a fault, shows a notice and can be submitted again", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(new Error("unexpected")).mockResolvedValue({ done: true });
  const user = open(send);
  await fillIn(user, complete);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here");
  await user.click(await screen.findByRole("button", { name: "Send" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
  expect(send).toHaveBeenLastCalledWith(complete);
});

test("ignores a second submit while sending", async () => {
  let finish: (result: FormResult<keyof Values>) => void = () => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (finish = resolve)));
  const user = open(send);
  await fillIn(user, complete);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.click(await screen.findByRole("button", { name: "Sending" }));
  await user.keyboard("{Enter}");
  await expect.poll(() => send).toHaveBeenCalledOnce();
  finish({ done: true });
  expect(await screen.findByText("Sent")).toBeTruthy();
  expect(send).toHaveBeenCalledOnce();
});

test("values typed before hydration stay, and can be submitted only afterwards", async () => {
  const view = (isReady: boolean) => (
    <RoutedProviders>
      <Page isReady={isReady} />
    </RoutedProviders>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(view(false));
  const field = (name: keyof Values) =>
    screen.getByLabelText<HTMLInputElement>(labels[name], { exact: false });
  for (const name in complete) field(name as keyof Values).value = complete[name as keyof Values];
  const button = () => screen.getByRole("button");
  expect(button()).toHaveProperty("disabled", true);
  const { rerender } = await act(async () => render(view(false), { container, hydrate: true }));
  expect(button()).toHaveProperty("disabled", true);
  await act(async () => rerender(view(true)));
  expect(button()).toHaveProperty("disabled", false);
  const form = document.querySelector("form");
  expect(form && readValues(new FormData(form), start)).toEqual(complete);
});

test("hydration shows the draft's values, except in fields that were edited in the meantime", async () => {
  draft.store("name", "Amel");
  draft.store("note", "Hello");
  const view = (
    <RoutedProviders>
      <Page />
    </RoutedProviders>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(view);
  screen.getByLabelText<HTMLInputElement>("Name", { exact: false }).value = "Sonia";
  await act(async () => render(view, { container, hydrate: true }));
  expect(screen.getByLabelText("Name", { exact: false })).toHaveProperty("value", "Sonia");
  expect(screen.getByLabelText("Note", { exact: false })).toHaveProperty("value", "Hello");
});
