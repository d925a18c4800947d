import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Notice } from "./Notice.tsx";

test.each([
  ["polite", "status"],
  ["assertive", "alert"],
] as const)("is announced %sly when it appears", (announce, role) => {
  render(<Notice announce={announce}>Offline.</Notice>);
  expect(screen.getByRole(role).textContent).toBe("Offline.");
});

test("is not announced when `announce` is off", () => {
  render(<Notice>Offline.</Notice>);
  expect(screen.queryByRole("status")).toBeNull();
});
