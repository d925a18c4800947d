import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { places } from "../Dialog/Dialog.css.ts";
import { BottomSheet } from "./BottomSheet.tsx";

const filters = (
  <BottomSheet
    trigger={<button type="button">Filters</button>}
    title="Filters"
    closeLabel="Close"
    footer={<button type="button">Show 42 cars</button>}
  >
    <input type="checkbox" aria-label="Air conditioning" />
  </BottomSheet>
);
const openSheet = () => userEvent.click(screen.getByRole("button", { name: "Filters" }));

test("is a dialog at the bottom edge, named by its title", async () => {
  render(filters);
  expect(screen.queryByRole("dialog")).toBeNull();
  await openSheet();
  expect(screen.getByRole("dialog", { name: "Filters" }).className).toContain(places.bottom);
});

test("keeps its name when the title is visually hidden, and has its description", () => {
  render(
    <BottomSheet open title="Dates" titleHidden description="Three days at least." closeLabel="Close" />,
  );
  expect(screen.getByRole("dialog", { name: "Dates", description: "Three days at least." })).toBeTruthy();
});

test("moves the focus to its content and traps it, including the close button", async () => {
  render(filters);
  await openSheet();
  const content = screen.getByRole("checkbox");
  const confirmButton = screen.getByRole("button", { name: "Show 42 cars" });
  const closeButton = screen.getByRole("button", { name: "Close" });
  for (const focusTarget of [content, confirmButton, closeButton, content]) {
    expect(document.activeElement).toBe(focusTarget);
    await userEvent.tab();
  }
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its cross", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
])("closes on %s and returns the focus to its trigger", async (_, close) => {
  render(filters);
  await openSheet();
  await close();
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Filters"));
});

test("when controlled, calls onOpenChange and stays open until `open` changes", async () => {
  const onOpenChange = vi.fn();
  render(<BottomSheet open onOpenChange={onOpenChange} title="Filters" closeLabel="Close" />);
  await userEvent.keyboard("{Escape}");
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(screen.getByRole("dialog")).toBeTruthy();
});
