import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon } from "./Icon.tsx";
import { FuelIcon } from "./icons.tsx";

test("is heard by its label", () => {
  render(<Icon picture={FuelIcon} label="Diesel" />);
  expect(screen.getByRole("img", { name: "Diesel" })).toBeTruthy();
});

test("is decoration without one", () => {
  const { container } = render(<Icon picture={FuelIcon} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
