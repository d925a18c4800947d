import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { TextArea } from "./TextArea.tsx";

test("has its label as name and its error as description", () => {
  render(<TextArea label="Message" error="Write something." />);
  const area = screen.getByRole("textbox", { name: "Message" });
  expect(document.getElementById(area.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Write something.",
  );
});
