import type { Meta, StoryObj } from "@storybook/react-vite";
import { FineResult } from "./FineResult.tsx";
import { someFine, someUnknownFine } from "./someFine.ts";

const meta = {
  component: FineResult,
  title: "Portal/Fines",
  args: { moment: { plate: "231 TU 4567", at: "2026-11-12T14:20" }, answer: someFine },
} satisfies Meta<typeof FineResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = { name: "Names the driver and offers the letter" };
export const AfterReturn: Story = {
  name: "Says that the car had come back before",
  args: { answer: { ...someFine, relation: "turnaround" } },
};
export const Erased: Story = {
  name: "Says that the driver was erased, and offers no letter",
  args: {
    answer: {
      ...someFine,
      rental: someFine.rental && {
        ...someFine.rental,
        name: "",
        driver: { fullName: "", birthDate: null, phone: null },
        additionalDriver: null,
      },
    },
  },
};
export const Nobody: Story = { name: "Says what had the car instead", args: { answer: someUnknownFine } };
export const NoCar: Story = {
  name: "Says that no car has the plate",
  args: { answer: { ...someFine, car: null, relation: null, rental: null } },
};
