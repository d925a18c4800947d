import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FileField } from "./FileField.tsx";

const file = new File(["%PDF-"], "insurance.pdf", { type: "application/pdf" });

function show() {
  const onChoose = vi.fn();
  render(
    <FileField
      label="Insurance"
      name="file"
      hint="At most 10 MB."
      error="Choose a file."
      invitation="Choose a file, or drop it here"
      describe={({ name }) => `${name}, 1 KB`}
      onChoose={onChoose}
    />,
  );
  const input = screen.getByLabelText<HTMLInputElement>("Insurance");
  return { input, onChoose };
}

test("shows the chosen file, which the form contains", async () => {
  const { input, onChoose } = show();
  expect(screen.getByText("Choose a file, or drop it here")).toBeDefined();
  await userEvent.upload(input, file);
  expect(screen.getByText("insurance.pdf, 1 KB")).toBeDefined();
  expect(onChoose).toHaveBeenCalledWith(file);
  expect(input.files?.[0]).toBe(file);
});

test("is reached by Tab, and described by its hint and error", async () => {
  const { input } = show();
  await userEvent.tab();
  expect(document.activeElement).toBe(input);
  const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "At most 10 MB.",
    "Choose a file.",
  ]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});
