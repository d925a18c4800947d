import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  component: Disclosure,
  title: "Actions/Disclosure",
  parameters: {
    usage: {
      use: ["Use it for what few people need.", "Give several the same `name` to keep one open."],
      avoid: ["Don't hide what decides a booking: price, deposit, conditions."],
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

export const Closed: Story = { name: "Keeps the answer folded" };

export const Open: Story = { name: "Unfolds the answer", args: { open: true } };
