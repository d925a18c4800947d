import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Rating } from "./Rating.tsx";

test("has one text alternative for its stars", () => {
  render(<Rating value={4.6} text="4,6" label="4,6 sur 5" count="(128 avis)" />);
  expect(screen.getByText("4,6 sur 5")).toBeTruthy();
  expect(screen.getByText("4,6").getAttribute("aria-hidden")).toBe("true");
});
