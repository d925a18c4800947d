import type { Meta, StoryObj } from "@storybook/react-vite";
import { clsx } from "clsx";
import type { Usage } from "../documentation/Usage.ts";
import * as styles from "./Field.css.ts";
import { Field, FieldLayout } from "./Field.tsx";

const meta = {
  component: Field,
  title: "Fields/Field",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Use it as the base of a new field component.",
        "Spread the given attributes onto the control that takes the focus.",
        "Name the remedy in the error.",
      ],
      avoid: [
        "Don't use it where `TextField`, `SelectField` or another field fits.",
        "Don't put two controls into one field.",
        "Don't hide the label unless the context shows what the field is.",
      ],
      keys: "none",
    } satisfies Usage,
  },
  args: {
    label: "Flight number",
    children: (control) => (
      <FieldLayout>
        <input {...control} className={clsx(styles.control)} />
      </FieldLayout>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { name: "Labels any control" };

export const Hint: Story = {
  name: "Shows a hint",
  args: { hint: "The agency waits for you if you land late.", aside: "optional" },
};

export const WithError: Story = {
  name: "Shows an error with its remedy",
  args: { error: "Write two letters and the number, like TU 723." },
};

export const LabelHidden: Story = {
  name: "Has a visually hidden label",
  args: { labelHidden: true },
};

export const Short: Story = {
  name: "Has a width for its content",
  args: { width: "short" },
};
