// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { EmailField } from "./EmailField.tsx";

afterEach(cleanup);

async function open() {
  const onInput = vi.fn();
  render(
    <Surroundings>
      <form onInput={onInput}>
        <EmailField label="Email" name="email" />
        <button type="button">Elsewhere</button>
      </form>
    </Surroundings>,
  );
  const person = userEvent.setup();
  return { person, onInput, field: await screen.findByRole<HTMLInputElement>("textbox", { name: "Email" }) };
}

test("a domain that is nearly a known one is asked about, and one press corrects it", async () => {
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

test("what is typed again is not asked about any more, until it is left", async () => {
  const { person, field } = await open();
  await person.type(field, "amel@yahooo.fr");
  await person.tab();
  await screen.findByText(/Did you mean/);
  await person.type(field, "x");
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test("an address of another domain is left alone", async () => {
  const { person, field } = await open();
  await person.type(field, "amel@tunisietelecom.tn");
  await person.tab();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});
