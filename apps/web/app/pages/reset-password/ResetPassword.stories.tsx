import type { Meta, StoryObj } from "@storybook/react-vite";
import { emptyNewPassword } from "@sayara/frontend/newPassword/NewPasswordValues";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { ResetPassword } from "./ResetPassword.tsx";

const link = { userId: "user-1", email: "amel@example.tn", token: "t".repeat(43) };

const meta = {
  component: ResetPassword,
  title: "Pages/ResetPassword",
  args: { link: { state: "good", link }, form: aForm(emptyNewPassword), onRetry: () => {} },
} satisfies Meta<typeof ResetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = { name: "Asks for the new password twice" };

export const Mistakes: Story = {
  name: "Reports errors of the password",
  args: {
    form: aForm(
      { password: "abc", confirmation: "abd" },
      { errors: { password: "password_too_short?min=6", confirmation: "password_mismatch" } },
    ),
  },
};

export const Expired: Story = {
  name: "Links from an expired link to a new one",
  args: { link: { state: "dead", email: link.email } },
};

export const Incomplete: Story = {
  name: "Explains an incomplete link",
  args: { link: { state: "broken" } },
};

export const Unreachable: Story = {
  name: "Says that an unchecked link is still valid",
  args: { link: { state: "unknown", problem: { kind: "fault", fault: "timeout" } } },
};
