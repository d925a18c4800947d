import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  title: "Fields/Checkbox",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Word the label in the positive.", "Put a price or a number of results in `trailing`."],
      avoid: [
        "Don't tick it by default.",
        "Don't use it for a setting that takes effect at once: that is a `Switch`.",
      ],
      keys: [["Space", "ticks and unticks it"]],
    } satisfies Usage,
  },
  args: { children: "Air conditioning", name: "aircon" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Is unticked by default", args: { trailing: "128" } };

export const Ticked: Story = { name: "Shows that it is ticked", args: { defaultChecked: true } };

export const Indeterminate: Story = {
  name: "Shows that some of its choices are ticked",
  args: {
    ref: (box) => {
      if (box !== null) box.indeterminate = true;
    },
  },
};

export const Option: Story = {
  name: "Shows an option's cover and price",
  args: {
    children: "Full insurance",
    hint: "Theft, collision and glass, without excess.",
    trailing: "+14 TND a day",
  },
};

export const WithError: Story = {
  name: "Shows an error if it is required",
  args: { children: "I accept the terms of use", error: "Please accept the terms of use to go on." },
};

export const Disabled: Story = {
  name: "Is dimmed while disabled",
  args: { disabled: true, trailing: "0" },
};
