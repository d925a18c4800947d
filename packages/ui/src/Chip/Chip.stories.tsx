import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { fn } from "storybook/test";
import { SeatsIcon } from "../Icon/icons.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Chip, ChipChoice, RemovableChip } from "./Chip.tsx";

const meta = {
  component: Chip,
  title: "Actions/Chip",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Use `Chip` to filter at once, `ChipChoice` in a form, `RemovableChip` for an active filter.",
        "Show the number of results per filter.",
      ],
      avoid: ["Don't use it for facts: that is a `Badge`."],
      keys: [
        ["Space, Enter", "toggles it"],
        ["Arrow keys", "move between radios of one name"],
      ],
    } satisfies Usage,
  },
  args: { children: "Automatic", pressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Inactive: Story = { name: "Shows a filter with its number of results", args: { count: 96 } };

export const Active: Story = { name: "Shows that a filter is active", args: { pressed: true } };

export const Form: Story = {
  name: "Is a form control without JavaScript",
  render: () => (
    <fieldset>
      <legend>Seats</legend>
      <Inline>
        <ChipChoice type="radio" name="seats" value="4" icon={SeatsIcon}>
          4
        </ChipChoice>
        <ChipChoice type="radio" name="seats" value="5" defaultChecked>
          5
        </ChipChoice>
        <ChipChoice type="radio" name="seats" value="5+">
          5+
        </ChipChoice>
      </Inline>
    </fieldset>
  ),
};

export const Removable: Story = {
  name: "Links to the results without its filter",
  render: () => (
    <RemovableChip href="#without" removeLabel="Remove">
      Diesel
    </RemovableChip>
  ),
};
