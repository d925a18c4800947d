import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { FileField } from "./FileField.tsx";

const meta = {
  component: FileField,
  title: "Fields/FileField",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "State the accepted types and the largest size in the hint, before a file is chosen.",
        "Check type and size in `onChoose`: nothing is sent that would be refused.",
      ],
      avoid: [
        "Don't clear the field after a refusal: the form keeps the file.",
        "Don't put text into the name of the input: it reads out its file.",
      ],
      keys: [
        ["Tab", "enters and leaves it"],
        ["Enter, Space", "opens the browser's dialog"],
      ],
    } satisfies Usage,
  },
  args: {
    label: "Insurance",
    name: "file",
    accept: "application/pdf,image/jpeg",
    invitation: "Choose a file, or drop it here",
    describe: (file) => file.name,
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Invites to choose a file" };

export const Hint: Story = {
  name: "States types and size",
  args: { hint: "PDF or JPEG, at most 10 MB." },
};

export const WithError: Story = {
  name: "Shows an error with its remedy",
  args: { error: "This file is larger than 10 MB. Choose a smaller one." },
};

export const Disabled: Story = { name: "Takes no file", args: { disabled: true } };
