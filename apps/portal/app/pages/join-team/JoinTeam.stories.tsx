import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { JoinTeam } from "./JoinTeam.tsx";
import { emptyJoinTeam } from "./JoinTeamValues.ts";

const invitation = {
  token: "t".repeat(43),
  agency: "Jasmin Rent",
  email: "rim@example.tn",
  role: "desk" as const,
};

const meta = {
  component: JoinTeam,
  title: "Portal/Join a team",
  args: { form: aForm(emptyJoinTeam), invitation },
} satisfies Meta<typeof JoinTeam>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invited: Story = { name: "Asks for name and password, and names agency, role and address" };

export const Dead: Story = {
  name: "Says what to do about a link that no longer works",
  args: { invitation: null },
};

export const Refused: Story = {
  name: "Refuses an address that has got an account since",
  args: {
    form: aForm(emptyJoinTeam, {
      problem: { kind: "refused", code: "email_registered", retryAfter: null },
    }),
  },
};
