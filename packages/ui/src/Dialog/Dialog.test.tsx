import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { sizes } from "./Dialog.css.ts";
import { Dialog } from "./Dialog.tsx";

test("opens, moves the focus inside, and returns it on Escape", async () => {
  render(
    <Dialog
      trigger={<button type="button">Pay later</button>}
      title="Send?"
      description="Later."
      closeLabel="Close"
    >
      <button type="button">Send</button>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Pay later" }));
  const dialog = screen.getByRole("dialog", { name: "Send?", description: "Later." });
  expect(dialog.contains(document.activeElement)).toBe(true);
  expect(document.activeElement?.textContent).toBe("Send");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Pay later");
});

test("when controlled, calls onOpenChange and stays open until `open` changes", async () => {
  const onOpenChange = vi.fn();
  render(<Dialog open onOpenChange={onOpenChange} title="Send?" closeLabel="Close" />);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(screen.getByRole("dialog")).toBeTruthy();
});

test("the size `screen` has its own style", () => {
  render(<Dialog open size="screen" title="Compare" closeLabel="Close" />);
  expect(screen.getByRole("dialog").className).toContain(sizes.screen);
});

test("without a trigger, returns the focus to the element that had it before", async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Send
        </button>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Sure?" closeLabel="Close" />
      </>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  await screen.findByRole("dialog");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" })));
});
