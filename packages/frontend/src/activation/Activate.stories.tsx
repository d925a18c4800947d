import type { Meta, StoryObj } from "@storybook/react-vite";
import { emptyNewPassword } from "@sayara/frontend/newPassword/NewPasswordValues";
import type { EmailValues } from "@sayara/frontend/form/email/EmailValues";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { Activate } from "./Activate.tsx";

const link = { userId: "user-1", email: "amel@example.tn", token: "t".repeat(43) };
const confirmation = {
  form: aForm(emptyNewPassword),
  intro: `Messages about your bookings will go to ${link.email}.`,
  needsPassword: false,
};
const newLink = {
  form: aForm<EmailValues, string>({ email: link.email }),
  onResend: () => {},
};

const meta = {
  component: Activate,
  title: "Shared/Activate",
  args: { link: { state: "good", link }, confirmation, newLink, onRetry: () => {} },
} satisfies Meta<typeof Activate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = { name: "Confirms with one press" };

export const Password: Story = {
  name: "Asks for a password without a session, and explains why",
  args: {
    confirmation: {
      ...confirmation,
      intro: `With it you sign in as ${link.email}, and your bookings are there.`,
      needsPassword: true,
    },
  },
};

export const Expired: Story = {
  name: "Explains an expired link; requests another",
  args: { link: { state: "dead", email: link.email } },
};

export const Incomplete: Story = {
  name: "Explains an incomplete link",
  args: {
    link: { state: "broken" },
    newLink: { ...newLink, form: aForm<EmailValues, string>({ email: "" }) },
  },
};

export const ConfirmedAlready: Story = {
  name: "Links to sign-in when no account awaits a confirmation",
  args: {
    link: { state: "dead", email: link.email },
    newLink: {
      ...newLink,
      form: aForm<EmailValues, string>({ email: link.email }, { problem: { kind: "declined" } }),
    },
  },
};

export const Sent: Story = {
  name: "Names the recipient of the new link",
  args: {
    link: { state: "dead", email: link.email },
    newLink: { ...newLink, form: aForm<EmailValues, string>({ email: link.email }, { done: link.email }) },
  },
};

export const Unreachable: Story = {
  name: "Says that an unchecked link is still valid",
  args: { link: { state: "unknown", problem: { kind: "fault", fault: "network" } } },
};

export const UsedByOwner: Story = {
  name: "Shows the signed-in owner that the address is confirmed",
  args: { link: { state: "dead", email: link.email }, isConfirmed: true },
};
