import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { SignIn } from "./SignIn.tsx";
import { emptySignIn, type SignInStep, type SignInValues } from "@sayara/frontend/signIn/SignInValues";

const social = { providers: [], problem: null, isWorking: false, choose: () => {} };
const filledValues = {
  ...emptySignIn,
  email: "amel@example.tn",
  password: "sidi bou said",
  stayConnected: true,
};
const form = (values: SignInValues, changes: Parameters<typeof aForm<SignInValues, SignInStep>>[1] = {}) =>
  aForm<SignInValues, SignInStep>(values, changes);

const meta = {
  component: SignIn,
  title: "Pages/SignIn",
  args: { form: form(emptySignIn), from: "/", social, step: null, declined: "", onBack: () => {} },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Asks for address and password" };

export const Returning: Story = {
  name: "Says that the visitor returns afterwards",
  args: { from: "/settings" },
};

export const Social: Story = {
  name: "Shows the configured social providers",
  args: { social: { ...social, providers: ["google", "apple", "facebook"] } },
};

export const SocialFailed: Story = {
  name: "Reports a failed social sign-in",
  args: { social: { ...social, providers: ["google"], problem: { kind: "declined" } } },
};

export const Sending: Story = {
  name: "Shows that the form is being sent",
  args: { form: form(filledValues, { isSending: true }) },
};

export const Missing: Story = {
  name: "Lists missing fields",
  args: { form: form(emptySignIn, { errors: { email: "required", password: "required" } }) },
};

export const Wrong: Story = {
  name: "Reports wrong credentials without saying which",
  args: { form: form(filledValues, { problem: { kind: "declined" } }) },
};

export const Suspended: Story = {
  name: "Reports a suspended account",
  args: {
    form: form(filledValues, { problem: { kind: "refused", code: "account_suspended", retryAfter: null } }),
  },
};

export const TooOften: Story = {
  name: "Reports the time to wait",
  args: {
    form: form(filledValues, { problem: { kind: "refused", code: "too_many_requests", retryAfter: 300 } }),
  },
};

export const Offline: Story = {
  name: "Keeps the values without a connection",
  args: { form: form(filledValues, { problem: { kind: "fault", fault: "network" } }) },
};

export const Code: Story = { name: "Asks for the mailed code", args: { step: "mail" } };

export const App: Story = { name: "Asks for the code of the authenticator app", args: { step: "app" } };
