import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Chip, ChipChoice, RemovableChip } from "./Chip.tsx";

test("exposes whether it is active as aria-pressed", () => {
  render(<Chip pressed>Automatic</Chip>);
  expect(screen.getByRole("button", { name: "Automatic", pressed: true })).toBeTruthy();
});

test("as a choice, is a native form input", async () => {
  render(
    <ChipChoice type="checkbox" name="fuel" value="diesel">
      Diesel
    </ChipChoice>,
  );
  await userEvent.click(screen.getByText("Diesel"));
  expect(screen.getByRole("checkbox", { name: "Diesel" })).toHaveProperty("checked", true);
});

test("as a removable chip, links to the results without its filter", () => {
  render(
    <RemovableChip href="/search" removeLabel="Remove">
      Diesel
    </RemovableChip>,
  );
  expect(screen.getByRole("link", { name: "Diesel Remove" })).toBeTruthy();
});
