import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Icon } from "./Icon.tsx";
import { FuelIcon } from "./icons.tsx";

test("has its label as accessible name", () => {
  render(<Icon picture={FuelIcon} label="Diesel" />);
  expect(screen.getByRole("img", { name: "Diesel" })).toBeTruthy();
});

test("is decorative without a label", () => {
  const { container } = render(<Icon picture={FuelIcon} />);
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});
