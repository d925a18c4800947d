import { aCaptchaBox } from "@sayara/frontend/testing/data/aCaptchaBox";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Register } from "./Register.tsx";
import { type RegisterResult, type RegisterValues, emptyRegister, takenCode } from "./RegisterValues.ts";

const filled: RegisterValues = {
  agencyName: "Jasmin Rent",
  taxNumber: "1234567A/B/C/000",
  city: "Sousse",
  fullName: "Hichem Mejri",
  email: "hichem@jasmin.example",
  phone: "73 222 333",
  password: "tasse bleue du lundi",
  confirmation: "tasse bleue du lundi",
  termsAccepted: true,
  captcha: true,
};
const form = aForm<RegisterValues, RegisterResult>;

const meta = {
  component: Register,
  title: "Portal/Join the marketplace",
  args: { form: form(emptyRegister), captcha: aCaptchaBox() },
} satisfies Meta<typeof Register>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Asks for the agency and its owner" };

export const Missing: Story = {
  name: "Lists missing fields",
  args: {
    form: form(emptyRegister, {
      errors: {
        agencyName: "required",
        taxNumber: "required",
        city: "required",
        fullName: "required",
        email: "required",
        phone: "required",
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
    form: form(filled, {
      errors: {
        agencyName: "text_invalid",
        taxNumber: "tax_number_invalid",
        phone: "phone_invalid",
        password: "password_common",
      },
    }),
  },
};

export const Taken: Story = {
  name: "Shows the way out for a name, tax number or address that is registered already",
  args: {
    form: form(filled, { errors: { agencyName: takenCode, taxNumber: takenCode, email: takenCode } }),
  },
};

export const Sending: Story = {
  name: "Shows that the form is being sent",
  args: { form: form(filled, { isSending: true }), captcha: aCaptchaBox({ state: "solved" }) },
};

export const ServerDown: Story = {
  name: "Keeps the values after a server failure",
  args: { form: form(filled, { problem: { kind: "fault", fault: "server" } }), captcha: null },
};
