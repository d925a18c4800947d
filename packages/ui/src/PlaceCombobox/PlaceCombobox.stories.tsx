import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { screen, userEvent, within } from "storybook/test";
import { AirportIcon } from "../Icon/icons.tsx";
import { PlaceCombobox } from "./PlaceCombobox.tsx";

const places = [
  { value: "tun", name: "Tunis-Carthage Airport", code: "TUN", icon: AirportIcon, group: "Airports" },
  { value: "dje", name: "Djerba-Zarzis Airport", code: "DJE", icon: AirportIcon, group: "Airports" },
  { value: "tunis", name: "Tunis", detail: "City", group: "Cities" },
  { value: "sidi-bou-said", name: "Sidi Bou Saïd", detail: "Resort", group: "Cities" },
  { value: "sousse", name: "Sousse", detail: "City", group: "Cities" },
];

const meta = {
  component: PlaceCombobox,
  title: "Fields/PlaceCombobox",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Find places in `loadGuide`: it is called when the field is first used.",
        "Offer the nearest names for a text that matches no place.",
      ],
      avoid: ["Don't use it for fewer than ten choices: that is a `SelectField`."],
      keys: [
        ["typing", "finds places"],
        ["Down, Up", "open the list and move in it"],
        ["Enter", "takes the place; without one it sends the form"],
        ["Escape", "closes the list and keeps what was chosen or typed"],
        ["Tab", "leaves; a text that means one place is taken"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Pick-up place",
    name: "place",
    placeholder: "Airport or city",
    messages: {
      clear: "Clear the place",
      close: "Close",
      count: (count) => `${count} places`,
      none: "No place of that name",
      several: "Several places match. Choose one:",
    },
    places,
    loadGuide: async () => ({
      sections: [
        { label: "Recent searches", entries: [{ value: "sousse", detail: "1–4 Dec" }] },
        { label: "Airports", entries: [{ value: "tun" }, { value: "dje" }] },
        {
          label: "Cities",
          entries: [
            { value: "tunis" },
            { value: "tun", isNested: true },
            { value: "sidi-bou-said" },
            { value: "sousse" },
          ],
        },
      ],
      search: (typed) => {
        const matches = places.flatMap(({ value, name }) =>
          name.toLowerCase().includes(typed.trim().toLowerCase()) ? [value] : [],
        );
        const [onlyMatch = null] = matches.length === 1 ? matches : [];
        return {
          matches,
          resolved: onlyMatch,
          suggestions: matches.length > 0 ? matches : ["tun", "sousse"],
        };
      },
    }),
  },
} satisfies Meta<typeof PlaceCombobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Has a placeholder" };

export const Chosen: Story = {
  name: "Shows the chosen place and a button that clears it",
  args: { defaultValue: "tun" },
};

export const Native: Story = { name: "Is a native select without JavaScript", args: { native: true } };

export const WithError: Story = {
  name: "Shows an error for a missing place",
  args: { error: "Choose where you pick up the car." },
};

async function typeText(canvasElement: HTMLElement, text: string) {
  const field = await within(canvasElement).findByRole("combobox");
  await userEvent.click(field);
  await screen.findByRole("listbox");
  if (text !== "") await userEvent.keyboard(text);
}

export const Open: Story = {
  name: "Lists recent searches, airports, and cities with their places",
  play: ({ canvasElement }) => typeText(canvasElement, ""),
};

export const Matches: Story = {
  name: "Lists the places that match the typed text",
  play: ({ canvasElement }) => typeText(canvasElement, "tu"),
};

export const NoMatch: Story = {
  name: "Offers other places if nothing matches",
  play: ({ canvasElement }) => typeText(canvasElement, "paris"),
};

export const SeveralMatches: Story = {
  name: "Offers the matches of a typed text without a choice",
  play: async ({ canvasElement }) => {
    await typeText(canvasElement, "tu");
    await userEvent.tab();
  },
};

export const WithDefaultText: Story = {
  name: "Shows a text typed earlier, with its error",
  args: { defaultText: "tunsi", error: "Several places match. Choose one: Tunis, Tunis-Carthage Airport." },
};
