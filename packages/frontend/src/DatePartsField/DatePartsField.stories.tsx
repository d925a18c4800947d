import type { Meta, StoryObj } from "@storybook/react-vite";
import { DatePartsField } from "./DatePartsField.tsx";

const meta = {
  component: DatePartsField,
  title: "Shared/DatePartsField",
  args: {
    name: "birthDate",
    legend: "Date of birth",
    defaultValue: "1990-3-",
  },
} satisfies Meta<typeof DatePartsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incomplete: Story = { name: "Keeps an incomplete date" };

export const Wrong: Story = {
  name: "Shows a hint and an error",
  args: { hint: "As on your licence.", error: "This date is not valid." },
};
