import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Checkbox } from "./Checkbox.tsx";

test("is unticked by default", () => {
  render(<Checkbox>Full insurance</Checkbox>);
  expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
});

test("is ticked by a click anywhere on its line, including the price", async () => {
  render(<Checkbox trailing="+14 TND">Full insurance</Checkbox>);
  await userEvent.click(screen.getByText("+14 TND"));
  expect(screen.getByRole("checkbox", { name: "Full insurance" })).toHaveProperty("checked", true);
});

test("is described by its hint and its error", () => {
  render(
    <Checkbox hint="Without excess." error="Please accept.">
      Full insurance
    </Checkbox>,
  );
  const ids = screen.getByRole("checkbox").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "Without excess.",
    "Please accept.",
  ]);
});
