import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { SelectField } from "./SelectField.tsx";

const meta = {
  component: SelectField,
  title: "Fields/SelectField",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for five to about twenty known choices.", "Order the options by expected use."],
      avoid: ["Don't use it for two or three: those are a `RadioGroup`.", "Don't navigate on change."],
      keys: [
        ["Arrow keys", "change the choice"],
        ["Alt + Down", "opens the list"],
        ["a letter", "jumps to it"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Sort by",
    name: "sort",
    children: (
      <>
        <option value="total">Total for the stay</option>
        <option value="rating">Rating</option>
        <option value="trips">Trips</option>
      </>
    ),
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { name: "Is a native select" };

export const WithError: Story = { name: "Shows an error", args: { error: "Choose an order." } };
