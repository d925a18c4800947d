import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCaptchaBox } from "@sayara/frontend/testing/data/aCaptchaBox";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { Contact } from "./Contact.tsx";

const emptyValues = { from: "", subject: "", message: "", captcha: false };
const filledValues = {
  from: "amel@example.tn",
  subject: "A child seat",
  message: "Does the agency have one?",
  captcha: true,
};

const meta = {
  component: Contact,
  title: "Pages/Contact",
  args: { form: aForm(emptyValues), onResend: () => {}, captcha: aCaptchaBox() },
} satisfies Meta<typeof Contact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Is empty" };

export const Missing: Story = {
  name: "Lists missing fields",
  args: {
    form: aForm(emptyValues, {
      errors: { from: "required", subject: "required", message: "required", captcha: "captcha_required" },
    }),
  },
};

export const Sending: Story = {
  name: "Shows that the form is being sent",
  args: { form: aForm(filledValues, { isSending: true }), captcha: aCaptchaBox({ state: "solved" }) },
};

export const Failed: Story = {
  name: "Keeps a message after a failure",
  args: { form: aForm(filledValues, { problem: { kind: "fault", fault: "timeout" } }) },
};

export const Sent: Story = {
  name: "Confirms a sent message",
  args: { form: aForm(filledValues, { done: true }) },
};
