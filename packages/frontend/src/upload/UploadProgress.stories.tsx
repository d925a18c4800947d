import type { Meta, StoryObj } from "@storybook/react-vite";
import { UploadProgress } from "./UploadProgress.tsx";

const meta = {
  component: UploadProgress,
  title: "Pages/Settings/UploadProgress",
  args: { upload: { share: 0.42, cancel: () => {} }, onCancel: () => {} },
} satisfies Meta<typeof UploadProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = { name: "Shows the uploaded share" };

export const Saving: Story = {
  name: "Shows that the server is processing",
  args: { upload: { share: 1, cancel: null } },
};

export const OfFile: Story = { name: "Names a file that is no picture", args: { subject: "file" } };
