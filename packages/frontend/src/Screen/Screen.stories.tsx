import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundIllustration } from "./NotFoundIllustration.tsx";
import { Screen } from "./Screen.tsx";

const meta = {
  component: Screen,
  title: "Shared/Screen",
  args: { picture: <NotFoundIllustration />, children: <h1>Page not found</h1> },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Message: Story = { name: "Shows an illustration above one message" };
