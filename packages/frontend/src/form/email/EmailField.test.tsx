// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { EmailField } from "./EmailField.tsx";

afterEach(cleanup);

async function open() {
  const onInput = vi.fn();
  const onSubmit = vi.fn();
  render(
    <RoutedProviders>
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
    </RoutedProviders>,
  );
  const user = userEvent.setup();
  return {
    user,
    onInput,
    onSubmit,
    field: await screen.findByRole<HTMLInputElement>("textbox", { name: "Email" }),
  };
}

test("a domain close to a known one shows a suggestion, and one press accepts it", async () => {
  const { user, field, onInput } = await open();
  await user.type(field, "amel@gmial.com");
  await user.tab();
  const acceptButton = await screen.findByRole("button", { name: "Use this address" });
  expect(screen.getByText(/Did you mean/).textContent).toContain("amel@gmail.com");
  onInput.mockClear();
  await user.click(acceptButton);
  expect(field.value).toBe("amel@gmail.com");
  expect(onInput).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(field);
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("editing the address hides the suggestion until the field loses focus", async () => {
  const { user, field } = await open();
  await user.type(field, "amel@yahooo.fr");
  await user.tab();
  await screen.findByText(/Did you mean/);
  await user.type(field, "x");
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("an unrelated domain shows no suggestion", async () => {
  const { user, field } = await open();
  await user.type(field, "amel@tunisietelecom.tn");
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("Enter shows the suggestion once before the form is submitted", async () => {
  const { user, field, onSubmit } = await open();
  await user.click(field);
  await import("./suggestEmail.ts");
  await user.keyboard("amel@gmial.com{Enter}");
  expect(await screen.findByText(/Did you mean/)).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.keyboard("{Enter}");
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("pressing the button directly shows the suggestion once before the form is submitted", async () => {
  const { user, field, onSubmit } = await open();
  await user.click(field);
  await import("./suggestEmail.ts");
  await user.keyboard("amel@gmial.com");
  await user.click(screen.getByRole("button", { name: "Pay" }));
  expect(await screen.findByText(/Did you mean/)).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Pay" }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("the suggestion appears only after the release of a pressed button that it would move", async () => {
  const { user, field } = await open();
  await user.type(field, "amel@gmial.com");
  const pressed = vi.spyOn(document, "querySelector").mockReturnValue(document.body);
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  pressed.mockRestore();
  await screen.findByText(/Did you mean/);
});
