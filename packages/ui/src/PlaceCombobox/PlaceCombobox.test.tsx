import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PlaceCombobox } from "./PlaceCombobox.tsx";

const places = [
  { value: "tun", name: "Tunis-Carthage Airport", code: "TUN", group: "Airports" },
  { value: "tunis", name: "Tunis", group: "Cities" },
  { value: "sousse", name: "Sousse", group: "Cities" },
];

/** Finds names that start with the text. Offers Sousse if none does. */
const guide = {
  sections: [
    { label: "Airports", entries: [{ value: "tun" }] },
    { label: "Cities", entries: [{ value: "tunis" }, { value: "tun", isNested: true }, { value: "sousse" }] },
  ],
  search(typed: string) {
    const matches = places.flatMap(({ value, name }) =>
      name.toLowerCase().startsWith(typed) ? [value] : [],
    );
    const exactMatch = places.find(({ name }) => name.toLowerCase() === typed)?.value;
    const resolved = exactMatch ?? (matches.length === 1 ? (matches[0] ?? null) : null);
    return { matches, resolved, suggestions: matches.length > 0 ? matches : ["sousse"] };
  },
};

const field = (props = {}) => (
  <PlaceCombobox
    label="Place"
    name="place"
    placeholder="Airport or city"
    places={places}
    loadGuide={async () => guide}
    messages={{
      clear: "Clear",
      close: "Close",
      count: (count) => `${count} places`,
      none: "No such place.",
      several: "Which one?",
    }}
    {...props}
  />
);
const combobox = () => screen.getByRole("combobox", { name: "Place" });
const formValue = () => document.querySelector("[name=place]")?.getAttribute("value");
const options = () => screen.queryAllByRole("option").map((option) => option.textContent);
const openList = async () => {
  await userEvent.click(combobox());
  await screen.findByRole("listbox");
};

test("the server renders a native select with label and value", () => {
  document.body.innerHTML = renderToString(field({ defaultValue: "sousse" }));
  expect(screen.getByLabelText("Place")).toMatchObject({ tagName: "SELECT", name: "place", value: "sousse" });
  document.body.innerHTML = "";
});

test("a place chosen before hydration is preserved", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field());
  const list = container.querySelector("select");
  if (list) list.value = "tunis";
  const root = await act(async () => hydrateRoot(container, field()));
  expect(combobox()).toHaveProperty("value", "Tunis");
  expect(formValue()).toBe("tunis");
  await act(async () => root.unmount());
  container.remove();
});

test("a focused select is replaced only after it loses the focus", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(field());
  container.querySelector("select")?.focus();
  const root = await act(async () => hydrateRoot(container, field()));
  expect(combobox()).toMatchObject({ tagName: "SELECT" });
  await userEvent.selectOptions(combobox(), "sousse");
  await userEvent.tab();
  expect(combobox()).toMatchObject({ tagName: "INPUT", value: "Sousse" });
  expect(formValue()).toBe("sousse");
  await act(async () => root.unmount());
  container.remove();
});

test("the native select groups the places under their headings", () => {
  render(field({ native: true }));
  const groups = [...document.querySelectorAll("optgroup")];
  expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
    ["Airports", 1],
    ["Cities", 2],
  ]);
});

test("an untouched list shows every section, with parts below their city and codes as plates", async () => {
  render(field());
  await openList();
  const groups = screen.getAllByRole("group").map((group) => [
    document.getElementById(group.getAttribute("aria-labelledby") ?? "")?.textContent,
    within(group)
      .getAllByRole("option")
      .map((option) => option.textContent),
  ]);
  expect(groups).toEqual([
    ["Airports", ["Tunis-Carthage Airport TUN"]],
    ["Cities", ["Tunis", "Tunis-Carthage Airport TUN", "Sousse"]],
  ]);
  expect(combobox().getAttribute("aria-activedescendant")).toBeNull();
});

test("typing filters places, Enter chooses the best match", async () => {
  const onChange = vi.fn();
  render(field({ onChange }));
  await openList();
  await userEvent.keyboard("tun");
  expect(options()).toEqual(["Tunis-Carthage Airport TUN", "Tunis"]);
  expect(screen.getByText("2 places")).toBeTruthy();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(onChange).toHaveBeenCalledWith("tunis");
  expect(combobox()).toHaveProperty("value", "Tunis");
  expect(formValue()).toBe("tunis");
  expect(options()).toEqual([]);
});

test("exposes the active option; the arrow keys wrap around", async () => {
  render(field());
  await openList();
  expect(combobox().getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
  await userEvent.keyboard("{ArrowUp}");
  const active = document.getElementById(combobox().getAttribute("aria-activedescendant") ?? "");
  expect(active?.textContent).toBe("Sousse");
  await userEvent.keyboard("{ArrowDown}");
  expect(combobox().getAttribute("aria-activedescendant")).toMatch(/-0$/);
});

test("a click chooses a place and calls its `onPick`", async () => {
  const onPick = vi.fn();
  const sections = [{ label: "Recent", entries: [{ value: "sousse", detail: "1–4 Dec", onPick }] }];
  render(field({ loadGuide: async () => ({ ...guide, sections }) }));
  await openList();
  await userEvent.click(screen.getByRole("option", { name: /1–4 Dec/ }));
  expect(formValue()).toBe("sousse");
  expect(onPick).toHaveBeenCalledOnce();
});

test("Escape closes the list and keeps the chosen place", async () => {
  render(field({ defaultValue: "sousse" }));
  await openList();
  await userEvent.keyboard("{Escape}");
  expect(combobox()).toMatchObject({ value: "Sousse" });
  expect(combobox().getAttribute("aria-expanded")).toBe("false");
  expect(screen.queryByRole("listbox")).toBeNull();
});

test("Escape resolves typed text as blur does and never drops it", async () => {
  render(field({ defaultValue: "sousse" }));
  await openList();
  await userEvent.keyboard("atlantis{Escape}");
  expect(combobox()).toMatchObject({ value: "atlantis" });
  expect(formValue()).toBe("atlantis ");
  expect(combobox().getAttribute("aria-expanded")).toBe("false");
  await userEvent.clear(combobox());
  await userEvent.keyboard("tunis{Escape}");
  expect(formValue()).toBe("tunis");
});

test("on blur, chooses the matching place, or none for an emptied field", async () => {
  render(field());
  await openList();
  await userEvent.keyboard("tunis");
  await userEvent.tab();
  expect(formValue()).toBe("tunis");
  await userEvent.clear(combobox());
  await userEvent.tab();
  expect(formValue()).toBe("");
  await userEvent.type(combobox(), "sou");
  await userEvent.tab();
  expect(combobox()).toHaveProperty("value", "Sousse");
  expect(formValue()).toBe("sousse");
});

test("text is sent as typed, with a trailing space, until the list is loaded, and is then resolved", async () => {
  let resolveGuide = () => {};
  const loading = new Promise<typeof guide>((resolve) => (resolveGuide = () => resolve(guide)));
  render(field({ loadGuide: () => loading }));
  await userEvent.type(combobox(), "sous");
  await userEvent.tab();
  expect(formValue()).toBe("sous ");
  expect(combobox()).toHaveProperty("value", "sous");
  await act(async () => resolveGuide());
  await waitFor(() => expect(formValue()).toBe("sousse"));
});

test("a list that failed to load is loaded again on next use", async () => {
  const loadGuide = vi.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(guide);
  render(field({ loadGuide }));
  await userEvent.type(combobox(), "sou");
  await userEvent.type(combobox(), "s");
  await waitFor(() => expect(options()).toEqual(["Sousse"]));
  expect(loadGuide).toHaveBeenCalledTimes(2);
});

test("text from an earlier submission stays with its error until the field changes", async () => {
  render(field({ defaultText: "tu", error: "Which one? Tunis" }));
  expect(combobox()).toHaveProperty("value", "tu");
  expect(formValue()).toBe("tu ");
  expect(screen.getByText("Which one? Tunis")).toBeTruthy();
  await userEvent.type(combobox(), "n");
  expect(screen.queryByText("Which one? Tunis")).toBeNull();
});

test("changing the language keeps the chosen place and reloads the list", async () => {
  const germanGuide = {
    ...guide,
    sections: [{ label: "Städte", entries: [{ value: "sousse" }] }],
  };
  const { rerender } = render(field({ language: "en" }));
  await openList();
  await userEvent.click(screen.getByRole("option", { name: "Sousse" }));
  rerender(field({ language: "de", loadGuide: async () => germanGuide }));
  expect(combobox()).toHaveProperty("value", "Sousse");
  expect(formValue()).toBe("sousse");
  await openList();
  expect(await screen.findByText("Städte")).toBeTruthy();
  expect(screen.queryByText("Cities")).toBeNull();
});

function mockPhoneViewport() {
  vi.spyOn(globalThis, "matchMedia").mockImplementation(
    (condition) =>
      Object.assign(new EventTarget(), { media: condition, matches: false }) as unknown as MediaQueryList,
  );
}

test("on a phone, text typed before the bottom sheet has the focus appears there and replaces a chosen place", async () => {
  mockPhoneViewport();
  let resolveGuide: (loaded: typeof guide) => void = () => {};
  render(field({ loadGuide: () => new Promise<typeof guide>((resolve) => (resolveGuide = resolve)) }));
  act(() => combobox().focus());
  await userEvent.keyboard("so");
  await act(async () => resolveGuide(guide));
  const input = within(await screen.findByRole("dialog")).getByRole("combobox", { name: "Place" });
  await waitFor(() => expect(input).toBe(document.activeElement));
  await userEvent.keyboard("us");
  expect(input).toMatchObject({ value: "sous" });
  await userEvent.keyboard("{Enter}");
  expect(formValue()).toBe("sousse");
  await waitFor(() => expect(combobox()).toBe(document.activeElement));
  expect(combobox()).toMatchObject({ value: "Sousse", selectionStart: 0, selectionEnd: 0 });

  await userEvent.click(combobox());
  await userEvent.keyboard("tunis-{Enter}");
  expect(formValue()).toBe("tun");
});

test("on a phone, the field opens a bottom sheet with the text on top, and closing it keeps unclear text", async () => {
  mockPhoneViewport();
  render(form());
  expect(combobox().getAttribute("inputmode")).toBe("none");
  await userEvent.click(combobox());
  const dialog = await screen.findByRole("dialog", { name: "Place" });
  const input = within(dialog).getByRole("combobox", { name: "Place" });
  await waitFor(() => expect(input).toBe(document.activeElement));
  await userEvent.keyboard("tu");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(combobox()).toMatchObject({ value: "tu" });
  onSubmit.mockClear();
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByText(/Which one/)).toBeTruthy();

  await userEvent.click(combobox());
  await userEvent.click(await screen.findByRole("option", { name: "Tunis" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(formValue()).toBe("tunis");
});

const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
const form = () => (
  <form onSubmit={onSubmit}>
    {field()}
    <button type="submit">Go</button>
  </form>
);

test("lists several matches below the field, and the form is invalid until one is chosen", async () => {
  onSubmit.mockClear();
  render(form());
  await openList();
  await userEvent.keyboard("tu");
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(onSubmit).not.toHaveBeenCalled();
  expect(combobox()).toHaveProperty("value", "tu");
  expect(combobox().getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByText(/Which one/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Tunis" }));
  expect(combobox()).toHaveProperty("value", "Tunis");
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(formValue()).toBe("tunis");
});

test("shows an error for a text without a match, with the most similar places", async () => {
  onSubmit.mockClear();
  render(form());
  await openList();
  await userEvent.keyboard("Susse");
  await waitFor(() => expect(options()).toEqual(["Sousse"]));
  await userEvent.keyboard("{Enter}");
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getAllByText(/No such place/).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole("button", { name: "Sousse" }));
  expect(formValue()).toBe("sousse");
  expect(combobox().getAttribute("aria-invalid")).toBeNull();
});

test("clears the chosen place", async () => {
  render(field({ defaultValue: "sousse" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(formValue()).toBe("");
  expect(combobox()).toBe(document.activeElement);
});
