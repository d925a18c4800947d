import type { Meta, StoryObj } from "@storybook/react-vite";
import { FailureScreen } from "./FailureScreen.tsx";

const meta = {
  component: FailureScreen,
  title: "Screens/Failure",
  args: { isOffline: false },
} satisfies Meta<typeof FailureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: "Says what is safe and offers another try" };

export const Offline: Story = { name: "Says that there is no connection", args: { isOffline: true } };
