import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { MailIcon } from "../Icon/icons.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  title: "Fields/TextField",
  parameters: {
    usage: {
      use: [
        "Give `type`, `inputMode` and `autoComplete`.",
        "Say in the error how to mend it.",
        "Put what is needed to answer into the hint, not the placeholder.",
      ],
      avoid: ["Don't use a placeholder as a label.", "Don't forbid pasting."],
      keys: [["Tab", "enters and leaves it"]],
    } satisfies Usage,
  },
  args: { label: "E-mail", type: "email", autoComplete: "email" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Keeps its label in sight" };

export const Hint: Story = {
  name: "Says beforehand what it is for",
  args: { hint: "Your voucher goes there.", icon: MailIcon, aside: "optional" },
};

export const Wrong: Story = {
  name: "Says what is wrong and how to mend it",
  args: { defaultValue: "amina@", error: "Write the whole address, like name@example.tn." },
};

export const Disabled: Story = {
  name: "Shows what can't be changed",
  args: { disabled: true, defaultValue: "amina@example.tn" },
};
