import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { RadioGroup } from "./RadioGroup.tsx";

const meta = {
  component: RadioGroup,
  title: "Fields/RadioGroup",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for two to five choices.", "Use `cards` where each choice needs a sentence."],
      avoid: ["Don't preselect a choice that costs money."],
      keys: [
        ["Tab", "enters and leaves the group"],
        ["Arrow keys", "move and choose"],
        ["Space", "chooses"],
      ],
    } satisfies Usage,
  },
  args: {
    legend: "Gearbox",
    name: "gearbox",
    options: [
      { value: "manual", label: "Manual", trailing: "210" },
      { value: "automatic", label: "Automatic", trailing: "96" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { name: "Shows all choices, none chosen by default" };

export const Cards: Story = {
  name: "Shows important choices as cards",
  args: {
    legend: "How would you like to pay?",
    name: "payment",
    variant: "cards",
    defaultValue: "later",
    options: [
      {
        value: "later",
        label: "Pay later",
        hint: "At the agency, when you pick up the car.",
        trailing: "0 TND now",
      },
      {
        value: "online",
        label: "Pay online",
        hint: "By card, confirmed at once.",
        trailing: "1,044 TND now",
      },
    ],
  },
};

export const Inline: Story = {
  name: "Stays on one line for short labels",
  args: {
    legend: "Rented the car?",
    variant: "inline",
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
  },
};

export const WithError: Story = {
  name: "Shows an error for a missing choice",
  args: { error: "Choose a gearbox." },
};
