import type { Meta, StoryObj } from "@storybook/react-vite";
import { clsx } from "clsx";
import type { Usage } from "../documentation/Usage.ts";
import * as styles from "./Field.css.ts";
import { Field } from "./Field.tsx";

const meta = {
  component: Field,
  title: "Fields/Field",
  parameters: {
    usage: {
      use: [
        "Use it to make a new kind of field: it gives label, hint and error to any control.",
        "Spread what it hands over onto the control that takes the focus.",
        "Say in the error how to mend it.",
      ],
      avoid: [
        "Don't use it where `TextField`, `SelectField` or another field will do.",
        "Don't put two controls into one.",
        "Don't hide the label unless the surroundings show what the field is.",
      ],
      keys: "none",
    } satisfies Usage,
  },
  args: {
    label: "Flight number",
    children: (control) => (
      <div className={styles.frame}>
        <input {...control} className={clsx(styles.control)} />
      </div>
    ),
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { name: "Gives any control its label" };

export const Hint: Story = {
  name: "Says beforehand what it is for",
  args: { hint: "The agency waits for you if you land late.", aside: "optional" },
};

export const Wrong: Story = {
  name: "Says what is wrong and how to mend it",
  args: { error: "Write two letters and the number, like TU 723." },
};

export const LabelHidden: Story = {
  name: "Has a label that is only heard",
  args: { labelHidden: true },
};

export const Short: Story = {
  name: "Is as wide as its answer",
  args: { width: "short" },
};
