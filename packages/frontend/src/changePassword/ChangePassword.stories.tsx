import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { ChangePassword } from "./ChangePassword.tsx";
import { emptyChangePassword } from "./ChangePasswordValues.ts";

const values = { current: "sidi bou said", password: "la marsa", confirmation: "la marsa" };

const meta = {
  component: ChangePassword,
  title: "Pages/ChangePassword",
  args: { form: aForm(emptyChangePassword), hasPassword: true, email: "amel@example.tn" },
} satisfies Meta<typeof ChangePassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Asks for the current password first" };

export const None: Story = {
  name: "Does not ask for the current password if the account has none",
  args: { hasPassword: false },
};

export const Wrong: Story = {
  name: "Reports a wrong current password",
  args: { form: aForm(values, { problem: { kind: "declined" } }) },
};

export const Mistakes: Story = {
  name: "Reports errors of the new password",
  args: {
    form: aForm(values, {
      errors: { password: "password_too_short?min=6", confirmation: "password_mismatch" },
    }),
  },
};

export const Saving: Story = {
  name: "Shows that the form is being sent",
  args: { form: aForm(values, { isSending: true }) },
};
