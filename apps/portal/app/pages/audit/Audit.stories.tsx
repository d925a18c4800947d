import type { Meta, StoryObj } from "@storybook/react-vite";
import { Audit } from "./Audit.tsx";
import { someAudit } from "./someAudit.ts";

const meta = {
  component: Audit,
  title: "Portal/Audit",
  args: { ...someAudit, isBusy: false },
} satisfies Meta<typeof Audit>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists what was done, by whom and why" };
export const Empty: Story = {
  name: "Says that nothing is recorded",
  args: { items: [], hasMore: false },
};
export const NoMatch: Story = {
  name: "Says that no entry matches",
  args: { items: [], hasMore: false, query: { ...someAudit.query, kind: "fine", from: "2026-11-01" } },
};
export const Older: Story = {
  name: "Leads back to the newest entries",
  args: {
    hasMore: false,
    query: { ...someAudit.query, before: { at: "2026-11-21T09:30:00Z", id: "entry-0" } },
  },
};
