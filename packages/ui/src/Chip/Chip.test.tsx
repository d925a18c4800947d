import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Chip, ChipChoice, RemovableChip } from "./Chip.tsx";

test("says whether it is in force", () => {
  render(<Chip pressed>Automatic</Chip>);
  expect(screen.getByRole("button", { name: "Automatic", pressed: true })).toBeTruthy();
});

test("is a native choice in a form", async () => {
  render(
    <ChipChoice type="checkbox" name="fuel" value="diesel">
      Diesel
    </ChipChoice>,
  );
  await userEvent.click(screen.getByText("Diesel"));
  expect(screen.getByRole("checkbox", { name: "Diesel" })).toHaveProperty("checked", true);
});

test("leads to the results without it", () => {
  render(
    <RemovableChip href="/search" removeLabel="Remove">
      Diesel
    </RemovableChip>,
  );
  expect(screen.getByRole("link", { name: "Diesel Remove" })).toBeTruthy();
});
