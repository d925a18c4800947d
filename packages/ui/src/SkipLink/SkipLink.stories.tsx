import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { userEvent } from "storybook/test";
import { SkipLink } from "./SkipLink.tsx";

const meta = {
  component: SkipLink,
  title: "Actions/SkipLink",
  tags: ["autodocs"],
  parameters: {
    // Covers its page, so its story is shown in an iframe.
    docs: { story: { inline: false, height: "24rem" } },
    usage: {
      use: ["Put it first in the body.", "Set `tabIndex={-1}` on the target."],
      avoid: ["Don't hide it with `display: none`: it must be focusable."],
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

export const Focused: Story = { name: "Is visible on focus", play: () => userEvent.tab() };

export const InsideContent: Story = {
  name: "Appears at the opposite edge when inside the main content",
  args: { target: "list", children: "Skip to the list" },
  render: (args) => (
    <main>
      <SkipLink {...args} />
      <ul id="list" tabIndex={-1}>
        <li>First entry</li>
      </ul>
    </main>
  ),
  play: () => userEvent.tab(),
};
