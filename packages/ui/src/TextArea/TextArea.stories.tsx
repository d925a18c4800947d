import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { TextArea } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  title: "Fields/TextArea",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for answers longer than a line.", "Leave its height to it: it grows with its content."],
      avoid: ["Don't limit the length without stating the limit."],
      keys: [
        ["Tab", "leaves it"],
        ["Enter", "starts a new line"],
      ],
    } satisfies Usage,
  },
  args: { label: "Message" },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Has room for several lines" };

export const WithError: Story = {
  name: "Shows an error",
  args: { error: "Write what we can help you with." },
};
