import type { Meta, StoryObj } from "@storybook/react-vite";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { ForgotPassword } from "./ForgotPassword.tsx";

const values = { email: "amel@example.tn" };

const meta = {
  component: ForgotPassword,
  title: "Pages/ForgotPassword",
  args: { form: aForm<EmailValues, string>({ email: "" }), onResend: () => {}, signInHref: "/sign-in" },
} satisfies Meta<typeof ForgotPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Asks for the address" };

export const Unknown: Story = {
  name: "Reports an address without an account",
  args: { form: aForm<EmailValues, string>(values, { problem: { kind: "declined" } }) },
};

export const Sent: Story = {
  name: "Names the recipient of the link",
  args: { form: aForm<EmailValues, string>({ email: "" }, { done: "amel@example.tn" }) },
};

export const TooOften: Story = {
  name: "Reports the time to wait",
  args: {
    form: aForm<EmailValues, string>(values, {
      problem: { kind: "refused", code: "too_many_requests", retryAfter: 40 },
    }),
  },
};
