import type { Meta, StoryObj } from "@storybook/react-vite";
import { someTeam } from "./someTeam.ts";
import { TeamView } from "./TeamView.tsx";

const meta = {
  component: TeamView,
  title: "Portal/Team",
  args: { ...someTeam, planLimit: null, mayEdit: true, sending: [], problem: null, onAct: () => {} },
} satisfies Meta<typeof TeamView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Owner: Story = { name: "Offers an owner invitations, roles and removals" };

export const Alone: Story = {
  name: "Lists one person and no invitation",
  args: { team: { people: someTeam.team.people.slice(0, 1), invitations: [] } },
};

export const Reader: Story = { name: "Shows an accountant the people only", args: { mayEdit: false } };

export const NotForRole: Story = {
  name: "Tells the desk whom to ask",
  args: { team: null, mayEdit: false },
};

export const Sending: Story = {
  name: "Shows that an invitation is sent",
  args: { sending: [{ intent: "invite", email: "rim@example.tn", role: "desk" }] },
};

export const LastOwner: Story = {
  name: "Refuses to leave the agency without an owner",
  args: { problem: { kind: "refused", code: "last_owner", retryAfter: null } },
};

export const Failed: Story = {
  name: "Says that the change may not have been made",
  args: { problem: { kind: "fault", fault: "network" } },
};
