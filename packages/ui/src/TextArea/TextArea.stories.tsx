import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { TextArea } from "./TextArea.tsx";

const meta = {
  component: TextArea,
  title: "Fields/TextArea",
  parameters: {
    usage: {
      use: ["Use it where an answer takes more than a line.", "Let it grow; it does so by itself."],
      avoid: ["Don't limit the length without saying so."],
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

export const Empty: Story = { name: "Offers room for several lines" };

export const Wrong: Story = {
  name: "Says what is missing",
  args: { error: "Write what we can help you with." },
};
