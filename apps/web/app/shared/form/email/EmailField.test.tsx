// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { EmailField } from "./EmailField.tsx";

afterEach(cleanup);

async function open() {
  const onInput = vi.fn();
  const onSubmit = vi.fn();
  render(
    <Surroundings>
      <form
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <EmailField label="Email" name="email" />
        <button type="button">Elsewhere</button>
        <button type="submit">Pay</button>
      </form>
    </Surroundings>,
  );
  const person = userEvent.setup();
  return {
    person,
    onInput,
    onSubmit,
    field: await screen.findByRole<HTMLInputElement>("textbox", { name: "Email" }),
  };
}

test("a domain close to a known one shows a suggestion, and one press accepts it", async () => {
  const { person, field, onInput } = await open();
  await person.type(field, "amel@gmial.com");
  await person.tab();
  const use = await screen.findByRole("button", { name: "Use this address" });
  expect(screen.getByText(/Did you mean/).textContent).toContain("amel@gmail.com");
  onInput.mockClear();
  await person.click(use);
  expect(field.value).toBe("amel@gmail.com");
  expect(onInput).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("editing the address hides the suggestion until the field loses focus", async () => {
  const { person, field } = await open();
  await person.type(field, "amel@yahooo.fr");
  await person.tab();
  await screen.findByText(/Did you mean/);
  await person.type(field, "x");
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("an unrelated domain shows no suggestion", async () => {
  const { person, field } = await open();
  await person.type(field, "amel@tunisietelecom.tn");
  await person.tab();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("Enter shows the suggestion once before the form is submitted", async () => {
  const { person, field, onSubmit } = await open();
  await person.click(field);
  await vi.waitFor(() => import("./suggestEmail.ts"));
  await person.keyboard("amel@gmial.com{Enter}");
  expect(await screen.findByText(/Did you mean/)).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  await person.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("pressing the button directly shows the suggestion once before the form is submitted", async () => {
  const { person, field, onSubmit } = await open();
  await person.click(field);
  await vi.waitFor(() => import("./suggestEmail.ts"));
  await person.keyboard("amel@gmial.com");
  await person.click(screen.getByRole("button", { name: "Pay" }));
  expect(await screen.findByText(/Did you mean/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(onSubmit).not.toHaveBeenCalled();
  await person.click(screen.getByRole("button", { name: "Pay" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("the suggestion waits while a button that it would move is pressed", async () => {
  const { person, field } = await open();
  await person.type(field, "amel@gmial.com");
  const pressed = vi.spyOn(document, "querySelector").mockReturnValue(document.body);
  await person.tab();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  pressed.mockRestore();
  await screen.findByText(/Did you mean/);
});
