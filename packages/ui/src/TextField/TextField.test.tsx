import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { TextField } from "./TextField.tsx";

test("has its label as accessible name", async () => {
  render(<TextField label="Email" />);
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "amina@example.tn");
  expect(screen.getByRole("textbox")).toHaveProperty("value", "amina@example.tn");
});

test("is described by its hint and its error, and marked as invalid", () => {
  render(<TextField label="Email" hint="For your voucher." error="Write the whole address." />);
  const field = screen.getByRole("textbox");
  const descriptions = (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toEqual(["For your voucher.", "Write the whole address."]);
  expect(field.getAttribute("aria-invalid")).toBe("true");
});

test("announces a new error", () => {
  const { rerender } = render(<TextField label="Email" />);
  const liveRegion = document.querySelector("[aria-live]");
  rerender(<TextField label="Email" error="Write the whole address." />);
  expect(liveRegion?.textContent).toBe("Write the whole address.");
});

test("keeps its value when an error appears", async () => {
  const { rerender } = render(<TextField label="Email" />);
  await userEvent.type(screen.getByRole("textbox"), "amina@");
  rerender(<TextField label="Email" error="Write the whole address." />);
  expect(screen.getByRole("textbox")).toHaveProperty("value", "amina@");
});
