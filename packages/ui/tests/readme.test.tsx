import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Newsletter } from "virtual:readme-example";

test("the README's example runs as written", () => {
  render(<Newsletter />);
  expect(screen.getByRole("textbox", { name: "Email" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Subscribe" })).toHaveProperty("type", "submit");
});
