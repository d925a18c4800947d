import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { userEvent } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  component: SkipLink,
  title: "Actions/SkipLink",
  parameters: {
    // It covers the page it is on.
    docs: { story: { inline: false, height: "24rem" } },
    usage: {
      use: ["Put it first in the body.", "Give the target `tabIndex={-1}`."],
      avoid: ["Don't hide it for good: it shows itself on focus."],
      keys: [
        ["Tab", "shows it"],
        ["Enter", "moves to the content"],
      ],
    } satisfies Usage,
  },
  args: { target: "content", children: "Skip to content" },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = { name: "Shows itself to the Tab key", play: () => userEvent.tab() };
