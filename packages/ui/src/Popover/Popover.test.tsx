import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Popover } from "./Popover.tsx";

test("opens beside its button and closes on Escape", async () => {
  render(
    <Popover trigger={<button type="button">Excess?</button>} label="Excess">
      What you pay yourself.
    </Popover>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Excess?" }));
  expect(screen.getByRole("dialog", { name: "Excess" }).textContent).toBe("What you pay yourself.");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
});
