import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  component: Checkbox,
  title: "Fields/Checkbox",
  parameters: {
    usage: {
      use: [
        "Say what is agreed to or chosen, in the positive.",
        "Put a price or a number of results in `trailing`.",
      ],
      avoid: ["Never tick it beforehand.", "Don't use it for what takes effect at once: that is a `Switch`."],
      keys: [["Space", "ticks it and takes the tick away"]],
    } satisfies Usage,
  },
  args: { children: "Air conditioning", name: "aircon" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Is never ticked beforehand", args: { trailing: "128" } };

export const Ticked: Story = { name: "Shows that it is ticked", args: { defaultChecked: true } };

export const Option: Story = {
  name: "Says what an option covers and costs",
  args: {
    children: "Full insurance",
    hint: "Theft, collision and glass, without excess.",
    trailing: "+14 TND a day",
  },
};

export const Wrong: Story = {
  name: "Says when it must be ticked",
  args: { children: "I accept the terms of use", error: "Please accept the terms of use to go on." },
};

export const Disabled: Story = {
  name: "Is dimmed where it can't be chosen",
  args: { disabled: true, trailing: "0" },
};
