import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { userEvent, within } from "storybook/test";
import { AirportIcon } from "../Icon/icons.tsx";
import { PlaceCombobox } from "./PlaceCombobox.tsx";

const meta = {
  component: PlaceCombobox,
  title: "Fields/PlaceCombobox",
  parameters: {
    usage: {
      use: [
        "Give other names in `keywords`: the airport's code, names in other languages.",
        "Say in `words.none` what to try.",
      ],
      avoid: ["Don't use it for fewer than ten choices: that is a `SelectField`."],
      keys: [
        ["typing", "finds places"],
        ["Down, Up", "open the list and move in it"],
        ["Enter", "takes the place; without one it sends the form"],
        ["Escape", "closes the list and keeps what was chosen"],
        ["Tab", "leaves; a name written in full is taken"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Pick-up place",
    name: "place",
    placeholder: "Airport or city",
    words: {
      clear: "Clear the place",
      count: (count) => `${count} places`,
      none: "No such place. Try a city nearby.",
    },
    places: [
      { value: "tun", name: "Tunis-Carthage Airport", detail: "Tunis", keywords: ["TUN"], icon: AirportIcon },
      { value: "dje", name: "Djerba-Zarzis Airport", detail: "Djerba", keywords: ["DJE"], icon: AirportIcon },
      { value: "tunis", name: "Tunis", detail: "City" },
      { value: "sidi-bou-said", name: "Sidi Bou Saïd", detail: "Tunis" },
      { value: "sousse", name: "Sousse", detail: "City" },
    ],
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

export const Wrong: Story = {
  name: "Shows an error for a missing place",
  args: { error: "Choose where you pick up the car." },
};

export const Open: Story = {
  name: "Filters places by the typed text",
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole("combobox"), "tu");
  },
};

export const NothingFound: Story = {
  name: "Says that nothing matches",
  play: async ({ canvasElement }) => {
    await userEvent.type(await within(canvasElement).findByRole("combobox"), "paris");
  },
};
