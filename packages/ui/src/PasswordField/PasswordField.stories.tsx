import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  component: PasswordField,
  title: "Fields/PasswordField",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Set `new-password` where a password is set.", "State the rule in the hint."],
      avoid: ["Don't ask for it twice without a reason.", "Don't clear it because of another field's error."],
      keys: [
        ["Tab", "moves to its show button"],
        ["Space, Enter", "on that button: shows or hides it"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Password",
    autoComplete: "current-password",
    toggleMessages: { show: "Show password", hide: "Hide password" },
    defaultValue: "jasmin",
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: "Hides the password by default" };

export const WithError: Story = {
  name: "Shows an error",
  args: { error: "Password must be at least 6 characters long", defaultValue: "jasm" },
};
