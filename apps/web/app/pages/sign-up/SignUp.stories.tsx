import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCaptchaBox } from "@sayara/frontend/testing/data/aCaptchaBox";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { SignUp } from "./SignUp.tsx";
import { type SignUpResult, type SignUpValues, emptySignUp } from "./SignUpValues.ts";

const filledValues = {
  fullName: "Amel Ben Salah",
  email: "amel@example.tn",
  phone: "20 123 456",
  birthDate: "1995-3-4",
  password: "sidi bou said",
  confirmation: "sidi bou said",
  termsAccepted: true,
  acceptsPromotions: false,
  captcha: true,
};

const meta = {
  component: SignUp,
  title: "Pages/SignUp",
  args: { form: aForm(emptySignUp), from: "/", isEmailRegistered: false, captcha: aCaptchaBox() },
} satisfies Meta<typeof SignUp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Asks for a driver's details" };

export const Missing: Story = {
  name: "Lists missing fields",
  args: {
    form: aForm(emptySignUp, {
      errors: {
        fullName: "required",
        email: "required",
        phone: "required",
        birthDate: "required",
        password: "required",
        confirmation: "required",
        termsAccepted: "terms_required",
        captcha: "captcha_required",
      },
    }),
  },
};

export const Mistakes: Story = {
  name: "Reports errors beside each field",
  args: {
    form: aForm(
      { ...filledValues, phone: "12", birthDate: "2015-1-1", password: "abc" },
      {
        errors: {
          phone: "phone_invalid",
          birthDate: "too_young?age=21",
          password: "password_too_short?min=6",
          confirmation: "password_mismatch",
        },
      },
    ),
  },
};

export const Solving: Story = {
  name: "Solves the captcha while the driver types",
  args: { form: aForm(filledValues), captcha: aCaptchaBox({ state: "working" }) },
};

export const Confirmed: Story = {
  name: "Shows a complete form and a solved captcha",
  args: { form: aForm(filledValues), captcha: aCaptchaBox({ state: "solved" }) },
};

export const CaptchaFailed: Story = {
  name: "Retries a failed captcha",
  args: {
    form: aForm({ ...filledValues, captcha: false }, { errors: { captcha: "captcha_required" } }),
    captcha: aCaptchaBox({ state: "failed" }),
  },
};

export const Taken: Story = {
  name: "Links a registered address to sign-in",
  args: { form: aForm(filledValues), isEmailRegistered: true },
};

export const Sending: Story = {
  name: "Shows that the form is being sent",
  args: { form: aForm(filledValues, { isSending: true }), captcha: aCaptchaBox({ state: "solved" }) },
};

export const ServerDown: Story = {
  name: "Keeps the values after a server failure",
  args: { form: aForm(filledValues, { problem: { kind: "fault", fault: "server" } }), captcha: null },
};

export const Mailed: Story = {
  name: "Names the recipient of the email on sites that keep registered addresses secret",
  args: { form: aForm<SignUpValues, SignUpResult>(filledValues, { done: { mailedTo: "amel@example.tn" } }) },
};
