// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { noteSubmits } from "#web/testing/noteSubmits.ts";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { ProblemNotice } from "./ProblemNotice.tsx";
import { createFormDraft } from "./createFormDraft.ts";
import { checkBy } from "./checkBy.ts";
import { useFields } from "./useFields.ts";
import { type FormAnswer, useForm } from "./useForm.ts";

type Values = { name: string; note: string; secret: string };
type Send = (ready: Values) => Promise<FormAnswer<keyof Values>>;

const text = v.pipe(v.string(), v.nonEmpty("required"), v.maxLength(9, "too_long?max=9"));
const Schema = v.object({ name: text, note: text, secret: text });
const labels = { name: "Name", note: "Note", secret: "Secret" };
const draft = createFormDraft("sayara.test", ["name", "note"]);

function Page({ send, isReady }: { send: Send; isReady?: boolean }) {
  const form = useForm<Values, Values>({
    ...(isReady !== undefined && { isReady }),
    start: { name: "", note: "", secret: "" },
    draft,
    loadCheck: () => Promise.resolve((values) => checkBy(Schema, values)),
    send,
  });
  const field = useFields(form, labels);
  return (
    <form id={form.id} onSubmit={form.submit}>
      <ProblemNotice problem={form.problem} />
      <ErrorSummary errors={form.errors} labels={labels} />
      {(["name", "note", "secret"] as const).map((name) => {
        const { label, error, ...control } = field.text(name);
        return (
          <label key={name}>
            {label}
            <input {...control} />
            <span data-testid={`${name}-error`}>{error}</span>
          </label>
        );
      })}
      <button type="submit">{form.isSending ? "Sending" : "Send"}</button>
    </form>
  );
}

function waitingPage(send: Send) {
  return (isReady: boolean) => (
    <Surroundings>
      <Page send={send} isReady={isReady} />
    </Surroundings>
  );
}

function open(send: Send = () => Promise.resolve("done")) {
  render(
    <Surroundings>
      <Page send={send} />
    </Surroundings>,
  );
  return userEvent.setup();
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
  expect(document.activeElement).toBe(screen.getByLabelText("Name", { exact: false }));
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

test("an error of a field that was left by a press is shown after the release, which still sends", async () => {
  const user = open();
  await fillIn(user, { note: "far too long for this" });
  const target = screen.getByRole("button", { name: "Send" });
  await user.pointer({ keys: "[MouseLeft>]", target });
  expect(document.activeElement).toBe(target);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByTestId("note-error").textContent).toBe("");
  await user.pointer({ keys: "[/MouseLeft]", target });
  await expect.poll(() => screen.getByTestId("note-error").textContent).not.toBe("");
  expect(document.activeElement).toBe(screen.getByLabelText("Name", { exact: false }));
});

test("removes an error as soon as it is corrected", async () => {
  const user = open();
  await user.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("alert");
  await fillIn(user, { name: "Amel" });
  expect(screen.getByTestId("name-error").textContent).toBe("");
  expect(screen.getByTestId("note-error").textContent).not.toBe("");
});

test("keeps only the fields of the draft over a reload", async () => {
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
  expect(document.activeElement).toBe(screen.getByLabelText("Note", { exact: false }));
});

test("after a fault, shows a notice and can be sent again", async () => {
  const send = vi.fn<Send>().mockRejectedValueOnce(new Error("unexpected")).mockResolvedValue("done");
  const user = open(send);
  await fillIn(user, complete);
  await user.click(screen.getByRole("button", { name: "Send" }));
  expect((await screen.findByRole("alert")).textContent).toContain("What you typed is still here");
  await user.click(screen.getByRole("button", { name: "Send" }));
  await expect.poll(() => screen.queryByRole("alert")).toBeNull();
  expect(send).toHaveBeenLastCalledWith(complete);
});

test("ignores a second submit while sending and while the page navigates", async () => {
  let finish: (answer: FormAnswer<keyof Values>) => void = () => {};
  const send = vi.fn<Send>(() => new Promise((resolve) => (finish = resolve)));
  const user = open(send);
  await fillIn(user, complete);
  await user.click(screen.getByRole("button", { name: "Send" }));
  await user.click(await screen.findByRole("button", { name: "Sending" }));
  await expect.poll(() => send).toHaveBeenCalledOnce();
  finish("leaving");
  await user.click(screen.getByRole("button", { name: "Sending" }));
  expect(send).toHaveBeenCalledOnce();
});

test("sends once what was typed and sent before hydration, as soon as it may", async () => {
  const send = vi.fn<Send>().mockResolvedValue("done");
  const pageWith = waitingPage(send);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(pageWith(false));
  for (const [name, value] of Object.entries(complete))
    screen.getByLabelText<HTMLInputElement>(labels[name as keyof Values], { exact: false }).value = value;
  // As the document's first script does.
  for (const form of document.forms) form.wasSubmitted = true;
  const view = await act(async () => render(pageWith(false), { container, hydrate: true }));
  expect(send).not.toHaveBeenCalled();
  for (const isReady of [true, false, true]) await act(async () => view.rerender(pageWith(isReady)));
  expect(send.mock.calls).toEqual([[complete]]);
});

test("a press before the form is ready waits, and sends once what is known then", async () => {
  const send = vi.fn<Send>().mockResolvedValue("done");
  const pageWith = waitingPage(send);
  const view = render(pageWith(false));
  const user = userEvent.setup();
  const press = async () => await user.click(screen.getByRole("button", { name: "Send" }));
  noteSubmits();
  // Typing after a press withdraws it.
  await press();
  await fillIn(user, complete);
  view.rerender(pageWith(true));
  expect(send).not.toHaveBeenCalled();
  view.rerender(pageWith(false));
  await press();
  expect(screen.queryByRole("alert")).toBeNull();
  for (const isReady of [true, false, true]) await act(async () => view.rerender(pageWith(isReady)));
  expect(send.mock.calls).toEqual([[complete]]);
});
