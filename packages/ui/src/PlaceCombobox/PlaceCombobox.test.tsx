import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PlaceCombobox } from "./PlaceCombobox.tsx";

const field = (props = {}) => (
  <PlaceCombobox
    label="Place"
    name="place"
    placeholder="Airport or city"
    places={[
      { value: "tun", name: "Tunis-Carthage Airport" },
      { value: "tunis", name: "Tunis" },
      { value: "sousse", name: "Sousse" },
    ]}
    words={{
      clear: "Clear",
      count: (count) => `${count} places`,
      none: "No such place.",
      several: "Which one?",
    }}
    {...props}
  />
);
const combobox = () => screen.getByRole("combobox", { name: "Place" });
const sent = () => document.querySelector("[name=place]")?.getAttribute("value");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);

test("the server renders a native select with label and value", () => {
  document.body.innerHTML = renderToString(field({ defaultValue: "sousse" }));
  expect(screen.getByLabelText("Place")).toMatchObject({ tagName: "SELECT", name: "place", value: "sousse" });
  document.body.innerHTML = "";
});

test("a place chosen before hydration is kept", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field());
  const list = container.querySelector("select");
  if (list) list.value = "tunis";
  const root = await act(async () => hydrateRoot(container, field()));
  expect(combobox()).toHaveProperty("value", "Tunis");
  expect(sent()).toBe("tunis");
  await act(async () => root.unmount());
  container.remove();
});

test("a select with the focus is replaced only after it loses the focus", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field());
  container.querySelector("select")?.focus();
  const root = await act(async () => hydrateRoot(container, field()));
  expect(combobox()).toMatchObject({ tagName: "SELECT" });
  await userEvent.selectOptions(combobox(), "sousse");
  await userEvent.tab();
  expect(combobox()).toMatchObject({ tagName: "INPUT", value: "Sousse" });
  expect(sent()).toBe("sousse");
  await act(async () => root.unmount());
  container.remove();
});

test("typing filters places, Enter chooses the best match", async () => {
  const change = vi.fn();
  render(field({ onChange: change }));
  await userEvent.type(combobox(), "tun");
  expect(options()).toEqual(["Tunis-Carthage Airport", "Tunis"]);
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(change).toHaveBeenCalledWith("tunis");
  expect(combobox()).toHaveProperty("value", "Tunis");
  expect(sent()).toBe("tunis");
  expect(options()).toEqual([]);
});

test("exposes the active option; the arrow keys wrap around", async () => {
  render(field());
  await userEvent.click(combobox());
  await userEvent.keyboard("{ArrowUp}");
  const active = document.getElementById(combobox().getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toBe("Sousse");
});

test("a click chooses a place", async () => {
  render(field());
  await userEvent.click(combobox());
  await userEvent.click(screen.getByRole("option", { name: "Sousse" }));
  expect(sent()).toBe("sousse");
});

test("Escape closes the list and keeps the chosen place", async () => {
  render(field({ defaultValue: "sousse" }));
  await userEvent.clear(combobox());
  await userEvent.type(combobox(), "tu");
  await userEvent.keyboard("{Escape}");
  expect(combobox()).toMatchObject({ value: "Sousse" });
  expect(combobox().getAttribute("aria-expanded")).toBe("false");
});

test("on blur, chooses a place by its full name, or the only match of an incomplete word", async () => {
  render(field());
  await userEvent.type(combobox(), "tunis");
  await userEvent.tab();
  expect(sent()).toBe("tunis");
  await userEvent.clear(combobox());
  await userEvent.type(combobox(), "sou");
  await userEvent.tab();
  expect(combobox()).toHaveProperty("value", "Sousse");
  expect(sent()).toBe("sousse");
});

const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const form = () => (
  <form onSubmit={send}>
    {field()}
    <button type="submit">Go</button>
  </form>
);

test("lists several matches below the field; the form is invalid until one is chosen", async () => {
  send.mockClear();
  render(form());
  await userEvent.type(combobox(), "tu");
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(send).not.toHaveBeenCalled();
  expect(combobox()).toHaveProperty("value", "tu");
  expect(combobox().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/Which one/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Tunis" }));
  expect(combobox()).toHaveProperty("value", "Tunis");
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(send).toHaveBeenCalledOnce();
  expect(sent()).toBe("tunis");
});

test("shows an error for a text without a match, with the most similar places", async () => {
  send.mockClear();
  render(form());
  await userEvent.type(combobox(), "Susse{Enter}");
  expect(send).not.toHaveBeenCalled();
  expect(screen.getAllByText(/No such place/).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "Sousse" }));
  expect(sent()).toBe("sousse");
  expect(combobox().getAttribute("aria-invalid")).toBeNull();
});

test("clears the chosen place", async () => {
  render(field({ defaultValue: "sousse" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(sent()).toBe("");
  expect(combobox()).toBe(document.activeElement);
});
