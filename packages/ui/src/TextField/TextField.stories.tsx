import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { MailIcon } from "../Icon/icons.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  title: "Fields/TextField",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Set `type`, `inputMode` and `autoComplete`.",
        "Name the remedy in the error.",
        "Put instructions into the hint, not the placeholder.",
      ],
      avoid: ["Don't use a placeholder as a label.", "Don't prevent pasting."],
      keys: [["Tab", "enters and leaves it"]],
    } satisfies Usage,
  },
  args: { label: "Email", type: "email", autoComplete: "email" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Has a visible label" };

export const Hint: Story = {
  name: "Shows a hint",
  args: { hint: "Your voucher goes there.", icon: MailIcon, aside: "optional" },
};

export const WithError: Story = {
  name: "Shows an error with its remedy",
  args: { defaultValue: "amina@", error: "Write the whole address, like name@example.tn." },
};

export const Disabled: Story = {
  name: "Shows a read-only value",
  args: { disabled: true, defaultValue: "amina@example.tn" },
};
