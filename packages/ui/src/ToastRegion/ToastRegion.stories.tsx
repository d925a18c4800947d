import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { fn } from "storybook/test";
import { ToastRegion } from "./ToastRegion.tsx";

const meta = {
  component: ToastRegion,
  title: "Messages/ToastRegion",
  tags: ["autodocs"],
  parameters: {
    // Covers its page, so its story is shown in an iframe.
    docs: { story: { inline: false, height: "24rem" } },
    usage: {
      use: ["Render it once, always.", "Use it for events that need no answer."],
      avoid: [
        "Don't use it as the only place of an error that needs a correction.",
        "Don't put more than one action in a toast.",
      ],
      keys: [
        ["Tab", "focuses a toast and pauses the timer"],
        ["Enter, Space", "on the close button: dismisses the toast"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Messages",
    closeLabel: "Dismiss",
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

export const SeveralToasts: Story = { name: "Stacks toasts at the bottom right" };

export const NoToasts: Story = { name: "Exists before the first toast", args: { toasts: [] } };
