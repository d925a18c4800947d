import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { fn } from "storybook/test";
import { ToastRegion } from "./ToastRegion.tsx";

const meta = {
  component: ToastRegion,
  title: "Messages/ToastRegion",
  parameters: {
    // It covers the page it is on.
    docs: { story: { inline: false, height: "24rem" } },
    usage: {
      use: ["Render it once, always.", "Use it for what has happened and needs no answer."],
      avoid: [
        "Don't let it be the only place of an error that must be mended.",
        "Don't put more than one action in a message.",
      ],
      keys: [
        ["Tab", "enters a message and stops its clock"],
        ["Enter, Space", "on the cross: closes it"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Messages",
    closeLabel: "Close the message",
    onDismiss: fn(),
    toasts: [
      { id: "1", tone: "success", text: "Your changes are saved." },
      { id: "2", tone: "error", text: "An unhandled error occurred." },
      { id: "3", tone: "info", text: "Your language is French now." },
      { id: "4", tone: "warning", text: "You have been signed out." },
    ],
  },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = { name: "Stacks messages at the bottom right" };

export const None: Story = { name: "Is there before the first message", args: { toasts: [] } };
