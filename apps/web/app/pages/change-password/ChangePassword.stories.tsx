import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "#web/testing/aForm.ts";
import { ChangePassword } from "./ChangePassword.tsx";
import { emptyChangePassword } from "./ChangePasswordValues.ts";

const typed = { current: "sidi bou said", password: "la marsa", confirmation: "la marsa" };

const meta = {
  component: ChangePassword,
  title: "Pages/ChangePassword",
  args: { form: aForm(emptyChangePassword), hasPassword: true, email: "amel@example.tn" },
} satisfies Meta<typeof ChangePassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Asks for the current password first" };

export const None: Story = {
  name: "Asks for none where there is none",
  args: { hasPassword: false },
};

export const Wrong: Story = {
  name: "Says that the current password is wrong",
  args: { form: aForm(typed, { problem: { kind: "no" } }) },
};

export const Mistakes: Story = {
  name: "Says what is wrong with the new one",
  args: {
    form: aForm(typed, {
      errors: { password: "password_too_short?min=6", confirmation: "password_mismatch" },
    }),
  },
};

export const Saving: Story = {
  name: "Shows that it is working",
  args: { form: aForm(typed, { isSending: true }) },
};
