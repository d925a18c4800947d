import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { fn } from "storybook/test";
import { SeatsIcon } from "../Icon/icons.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Chip, ChipChoice, RemovableChip } from "./Chip.tsx";

const meta = {
  component: Chip,
  title: "Actions/Chip",
  parameters: {
    usage: {
      use: [
        "Use `Chip` where script filters at once, `ChipChoice` in a form, `RemovableChip` for what is in force.",
        "Show how many results a filter would leave.",
      ],
      avoid: ["Don't use it for facts that can't be pressed: that is a `Badge`."],
      keys: [
        ["Space, Enter", "presses it in and out"],
        ["Arrow keys", "move between radios of one name"],
      ],
    } satisfies Usage,
  },
  args: { children: "Automatic", pressed: false, onClick: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Out: Story = { name: "Offers a filter and tells what it would leave", args: { count: 96 } };

export const In: Story = { name: "Shows that a filter is in force", args: { pressed: true } };

export const Form: Story = {
  name: "Is part of a form without script",
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
  name: "Leads to the results without it",
  render: () => (
    <RemovableChip href="#without" removeLabel="Remove">
      Diesel
    </RemovableChip>
  ),
};
