import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { DeleteIcon, FiltersIcon, SearchIcon } from "../Icon/icons.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Button } from "./Button.tsx";

const meta = {
  component: Button,
  title: "Actions/Button",
  parameters: {
    usage: {
      use: [
        "Say in the label what will happen: “Send the request”.",
        "Use one primary button in a view.",
        "Pass `working` while its work runs: it keeps the focus and can't be pressed twice.",
      ],
      avoid: [
        "Don't use it to go somewhere else: that is a `LinkButton`.",
        "Don't disable a form's button to point out mistakes: let it be pressed and say what is missing.",
      ],
      keys: [["Enter, Space", "presses it"]],
    } satisfies Usage,
  },
  args: { children: "Search" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { name: "Is Sidi Bou Said blue where it matters most" };

export const Tones: Story = {
  name: "Has a tone for each weight of a decision",
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
  name: "Comes in three sizes",
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
  name: "Says that it is working and can't be pressed twice",
  args: { working: "Booking…" },
};

export const Disabled: Story = { name: "Is dimmed when there is nothing to do", args: { disabled: true } };

export const IconOnly: Story = {
  name: "May be an icon alone when it has a name",
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
