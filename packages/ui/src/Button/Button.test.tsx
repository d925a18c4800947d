import { translatePage } from "@sayara/tooling-browser/translatePage";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { CheckIcon } from "../Icon/icons.tsx";
import { Button } from "./Button.tsx";

test("calls onClick when pressed", async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Search</Button>);
  await userEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(onClick).toHaveBeenCalledOnce();
});

test("does not submit a form by default", () => {
  render(<Button>Search</Button>);
  expect(screen.getByRole("button")).toHaveProperty("type", "button");
});

test("while working, shows its working text, keeps the focus and ignores presses", async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (working: string | false) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" working={working} onClick={onClick}>
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
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("forwards its ref to the button element", () => {
  const ref = { current: null as HTMLButtonElement | null };
  render(<Button ref={ref}>Search</Button>);
  expect(ref.current).toBe(screen.getByRole("button"));
});

test("updates its text and icon on a page translated by the browser", async () => {
  const stopTranslation = translatePage();
  const messages = (text: string) => <>{text}</>;
  const { rerender } = render(<Button>{messages("Book")}</Button>);
  await expect.poll(() => screen.getByRole("button").querySelector("font")).not.toBeNull();
  rerender(<Button working="Booking…">{messages("Book")}</Button>);
  expect(screen.getByRole("button").textContent).toBe("Booking…");
  await expect.poll(() => screen.getByRole("button").querySelector("font")).not.toBeNull();
  rerender(<Button icon={CheckIcon}>{messages("Book")}</Button>);
  expect(screen.getByRole("button").textContent).toBe("Book");
  stopTranslation();
});

test("while working, its accessible name is the visible working text, so that voice control can address it", () => {
  const { rerender } = render(
    <Button working="Sending…" aria-label="Send: the invoice">
      Send
    </Button>,
  );
  expect(screen.getByRole("button", { name: "Sending…" })).toBeDefined();
  rerender(<Button aria-label="Send: the invoice">Send</Button>);
  expect(screen.getByRole("button", { name: "Send: the invoice" })).toBeDefined();
});
