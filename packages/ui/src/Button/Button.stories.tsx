import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { DeleteIcon, FiltersIcon, SearchIcon } from "../Icon/icons.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Button } from "./Button.tsx";

const meta = {
  component: Button,
  title: "Actions/Button",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Name the action in the label: “Send the request”.",
        "Use one primary button per view.",
        "Pass `working` while its action runs: it keeps the focus and ignores presses.",
      ],
      avoid: [
        "Don't use it for navigation: that is a `LinkButton`.",
        "Don't disable a form's button while fields are invalid: show the errors when it is pressed.",
      ],
      keys: [["Enter, Space", "presses it"]],
    } satisfies Usage,
  },
  args: { children: "Search" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: "Is primary for the main action" };

export const Tones: Story = {
  name: "Has a tone per importance",
  render: () => (
    <Inline gap="sm">
      <Button>Book this car</Button>
      <Button tone="soft">Change dates</Button>
      <Button tone="neutral">Keep looking</Button>
      <Button tone="quiet">Clear filters</Button>
      <Button tone="danger" icon={DeleteIcon}>
        Delete
      </Button>
    </Inline>
  ),
};

export const Sizes: Story = {
  name: "Has three sizes",
  render: () => (
    <Inline gap="sm">
      <Button size="small">Small</Button>
      <Button>Medium</Button>
      <Button size="large" icon={SearchIcon}>
        Large
      </Button>
    </Inline>
  ),
};

export const Working: Story = {
  name: "Shows that its action runs and ignores presses",
  args: { working: "Booking…" },
};

export const Disabled: Story = { name: "Is dimmed while disabled", args: { disabled: true } };

export const IconOnly: Story = {
  name: "Shows an icon alone, with an accessible name",
  args: { children: undefined, icon: FiltersIcon, tone: "neutral", "aria-label": "Filters" },
};

export const Block: Story = {
  name: "Fills its container",
  render: () => (
    <Stack>
      <Button block size="large">
        Show 42 cars
      </Button>
    </Stack>
  ),
};
