import type { Meta, StoryObj } from "@storybook/react-vite";
import { useSession } from "@sayara/frontend/session/useSession";
import { SiteLayout } from "./SiteLayout.tsx";

const meta = {
  component: SiteLayout,
  title: "Shared/SiteLayout",
  args: { children: <h1>Page</h1> },
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = { name: "Has a header, the page and a footer" };

export const KnownGuest: Story = {
  name: "Offers to sign in once the session is known",
  beforeEach() {
    useSession.setState({ session: { state: "guest" } });
    return () => useSession.setState({ session: { state: "unknown" } });
  },
};
