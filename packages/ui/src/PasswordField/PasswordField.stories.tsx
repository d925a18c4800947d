import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  component: PasswordField,
  title: "Fields/PasswordField",
  parameters: {
    usage: {
      use: ["Say `new-password` where one is chosen.", "Tell the rule before, in the hint."],
      avoid: ["Don't ask for it twice without need.", "Don't clear it because another field was wrong."],
      keys: [
        ["Tab", "goes to the button that shows it"],
        ["Space, Enter", "on that button: shows or hides it"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Password",
    autoComplete: "current-password",
    toggleWords: { show: "Show the password", hide: "Hide the password" },
    defaultValue: "jasmin",
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { name: "Hides what is typed until asked" };

export const Wrong: Story = {
  name: "Says what is wrong",
  args: { error: "Password must be at least 6 characters long", defaultValue: "jasm" },
};
