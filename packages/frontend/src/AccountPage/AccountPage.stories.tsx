import { TextField } from "@sayara/ui/TextField/TextField";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccountPage } from "./AccountPage.tsx";
import { AccountSkeleton } from "./AccountSkeleton.tsx";
import { FailedPage } from "./FailedPage.tsx";
import { SentMail } from "./SentMail.tsx";

const meta = {
  component: AccountPage,
  title: "Shared/AccountPage",
  args: {
    title: "Sign in",
    intro: "To see your bookings.",
    children: <TextField label="Email" type="email" autoComplete="email" />,
  },
} satisfies Meta<typeof AccountPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { name: "Shows one form in a card" };

export const Sent: Story = {
  name: "Confirms a mailed link",
  args: {
    children: (
      <SentMail to="amel@example.tn" onResend={() => {}}>
        Open it to choose a new password.
      </SentMail>
    ),
  },
};

export const Loading: Story = {
  name: "Shows a skeleton while the account or the link is read",
  render: () => <AccountSkeleton />,
};

export const Failed: Story = {
  name: "Says why the account is missing, and offers a retry",
  render: () => <FailedPage problem={{ kind: "fault", fault: "network" }} onRetry={() => {}} />,
};
