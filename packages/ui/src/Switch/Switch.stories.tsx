import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Switch } from "./Switch.tsx";

const meta = {
  component: Switch,
  title: "Fields/Switch",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for a setting that takes effect at once.", "Name the effect of on in the label."],
      avoid: ["Don't use it for consent: that is a `Checkbox`."],
      keys: [["Space", "turns it on and off"]],
    } satisfies Usage,
  },
  args: { children: "Return to the same place", defaultChecked: true },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { name: "Shows that it is on" };

export const Off: Story = {
  name: "Shows that it is off, with a hint",
  args: { defaultChecked: false, children: "Notifications by email", hint: "About your bookings only." },
};
