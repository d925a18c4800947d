import type { Meta, StoryObj } from "@storybook/react-vite";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { CalendarIcon } from "@sayara/ui/Icon/icons";
import { AccountMenu } from "./AccountMenu.tsx";

const meta = {
  component: AccountMenu,
  title: "Shared/AccountMenu",
  args: {
    user: aUser(),
    links: [{ to: "/bookings", picture: CalendarIcon, label: "Bookings" }],
    signedOutPath: "/",
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Named: Story = { name: "Names the signed-in user" };

export const LongName: Story = {
  name: "Keeps a long name on one line",
  args: { user: aUser({ fullName: "Mohamed-Abderrahmane Ben Abdessalem-Bouraoui" }) },
};
