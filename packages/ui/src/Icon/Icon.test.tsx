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

test("shows a symbol of the shared file or a component", () => {
  const { container, rerender } = render(<Icon picture={FuelIcon} />);
  expect(container.querySelector("use")?.getAttribute("href")).toMatch(/#fuel$/);
  rerender(<Icon picture={(props) => <svg {...props} data-testid="own" />} label="Own" />);
  expect(screen.getByRole("img", { name: "Own" }).dataset["testid"]).toBe("own");
});
