import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextArea } from "./TextArea.tsx";

test("has its label as accessible name and its error as accessible description", () => {
  render(<TextArea label="Message" error="Write something." />);
  const area = screen.getByRole("textbox", { name: "Message" });
  expect(document.getElementById(area.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Write something.",
  );
});
