import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "#web/testing/aForm.ts";
import { SignIn } from "./SignIn.tsx";
import { emptySignIn } from "./SignInValues.ts";

const social = { providers: [], problem: null, isWorking: false, choose: () => {} };
const typed = { email: "amel@example.tn", password: "sidi bou said", stayConnected: true };

const meta = {
  component: SignIn,
  title: "Pages/SignIn",
  args: { form: aForm(emptySignIn), from: "/", social },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Asks for two things" };

export const Returning: Story = { name: "Says that one comes back", args: { from: "/settings" } };

export const Social: Story = {
  name: "Offers the ways in that are configured",
  args: { social: { ...social, providers: ["google", "apple", "facebook"] } },
};

export const SocialFailed: Story = {
  name: "Says why another service did not let one in",
  args: { social: { ...social, providers: ["google"], problem: { kind: "no" } } },
};

export const Sending: Story = {
  name: "Shows that it is working",
  args: { form: aForm(typed, { isSending: true }) },
};

export const Missing: Story = {
  name: "Lists what is missing",
  args: { form: aForm(emptySignIn, { errors: { email: "required", password: "required" } }) },
};

export const Wrong: Story = {
  name: "Does not say which of the two is wrong",
  args: { form: aForm(typed, { problem: { kind: "no" } }) },
};

export const Suspended: Story = {
  name: "Tells a suspended account so",
  args: { form: aForm(typed, { problem: { kind: "refused", code: "account_suspended", retryAfter: null } }) },
};

export const TooOften: Story = {
  name: "Says when to try again",
  args: { form: aForm(typed, { problem: { kind: "refused", code: "too_many_requests", retryAfter: 300 } }) },
};

export const Offline: Story = {
  name: "Keeps what was typed without a connection",
  args: { form: aForm(typed, { problem: { kind: "fault", fault: "network" } }) },
};
