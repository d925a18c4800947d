import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";

test("does what it says when pressed", async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Search</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(press).toHaveBeenCalledOnce();
});

test("sends no form unless it is told to", () => {
  render(<Button>Search</Button>);
  expect(screen.getByRole("button")).toHaveProperty("type", "button");
});

test("while working it says so, keeps the focus and can't be pressed", async () => {
  const press = vi.fn();
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (working: string | false) => (
    <form onSubmit={send}>
      <Button type="submit" working={working} onClick={press}>
        Book
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  screen.getByRole("button").focus();
  rerender(form("Booking…"));
  const button = screen.getByRole("button", { name: "Booking…" });
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  expect(button).toBe(document.activeElement);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(press).not.toHaveBeenCalled();
  expect(send).not.toHaveBeenCalled();
});

test("hands its element to a ref", () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Search</Button>);
  expect(ref.current).toBe(screen.getByRole("button"));
});
