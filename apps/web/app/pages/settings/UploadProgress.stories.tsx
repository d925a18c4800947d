import type { Meta, StoryObj } from "@storybook/react-vite";
import { UploadProgress } from "./UploadProgress.tsx";

const meta = {
  component: UploadProgress,
  title: "Pages/Settings/UploadProgress",
  args: { share: 0.42 },
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { name: "Tells how much of a picture has left" };

export const Saving: Story = { name: "Says that the rest is up to the server", args: { share: 1 } };
