// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { LazyPopover } from "./LazyPopover.tsx";

afterEach(cleanup);

function Menu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <LazyPopover
      label="Your account"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<button type="button">Hela</button>}
    >
      <button type="button">Sign out</button>
    </LazyPopover>
  );
}

test("the first press opens the popover, and Escape closes it and returns focus to its trigger", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hela" }));
  await user.keyboard("{Enter}");
  await screen.findByRole("dialog", { name: "Your account" });
  await expect.poll(() => document.activeElement?.textContent).toBe("Sign out");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Hela" }));
});

test("the trigger keeps focus while the popover's code is loading", async () => {
  const user = userEvent.setup();
  render(<Menu />);
  const trigger = screen.getByRole("button", { name: "Hela" });
  await user.hover(trigger);
  await user.tab();
  await import("@sayara/ui/Popover/Popover");
  expect([document.activeElement, trigger.isConnected]).toEqual([trigger, true]);
});
