import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Text } from "../Text/Text.tsx";
import { Link } from "./Link.tsx";
import type { LinkElementProps } from "./renderLink.ts";

const meta = {
  component: Link,
  title: "Actions/Link",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Name the target in its text, clear when read alone.",
        "Use `plain` only in menus, footers and lists of links.",
      ],
      avoid: ["Don't write “click here”.", "Don't remove the underline within text."],
      keys: [["Enter", "follows it"]],
    } satisfies Usage,
  },
  args: { children: "Terms of use", href: "#terms" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  name: "Is underlined within text",
  render: (args) => (
    <Text>
      By booking you agree to our <Link {...args} />.
    </Text>
  ),
};

export const Plain: Story = {
  name: "Is plain in menus and footers",
  args: { tone: "plain" },
};

export const OtherElement: Story = {
  name: "Renders a router's element",
  args: { render: <RouterLink to="/terms" />, href: undefined },
};

/** Stand-in for a router's link element. */
function RouterLink({ to, className, children }: { to: string } & LinkElementProps) {
  return (
    <a href={`#${to}`} className={className}>
      {children}
    </a>
  );
}
