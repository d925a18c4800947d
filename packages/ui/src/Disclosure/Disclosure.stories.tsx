import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  component: Disclosure,
  title: "Actions/Disclosure",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for details that few people need.", "Share a `name` to keep only one open at a time."],
      avoid: ["Don't hide price, deposit or conditions."],
      keys: [["Enter, Space", "opens and closes it"]],
    } satisfies Usage,
  },
  args: {
    summary: "What do I need at the desk?",
    children: "Your driving licence, your identity card, and a card for the deposit.",
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: "Hides its content" };

export const Open: Story = { name: "Shows its content", args: { open: true } };
