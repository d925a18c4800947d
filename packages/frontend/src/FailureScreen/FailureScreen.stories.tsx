import type { Meta, StoryObj } from "@storybook/react-vite";
import { FailureScreen } from "./FailureScreen.tsx";

const meta = {
  component: FailureScreen,
  title: "Screens/Failure",
  args: { isOffline: false },
} satisfies Meta<typeof FailureScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Broken: Story = { name: "Says that nothing is lost and offers a retry" };

export const Offline: Story = { name: "Says that the browser is offline", args: { isOffline: true } };
