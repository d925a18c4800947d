import type { Meta, StoryObj } from "@storybook/react-vite";
import { aSupplierCorrection, aSupplierStatement } from "#portal/testing/data/someStatements.ts";
import { Statement } from "./Statement.tsx";

const meta = {
  component: Statement,
  title: "Portal/Statement",
  args: { supplier: "own", statement: aSupplierStatement, isRight: true, page: 1 },
} satisfies Meta<typeof Statement>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToBePaid: Story = { name: "Shows a statement that the agency pays" };
export const Correction: Story = {
  name: "Shows a correction, whose amounts are differences",
  args: { statement: aSupplierCorrection },
};
export const Wrong: Story = { name: "Says that its sums differ from its lines", args: { isRight: false } };
export const WithoutRentals: Story = {
  name: "Shows a month without rentals",
  args: {
    statement: {
      ...aSupplierStatement,
      content: { ...aSupplierStatement.content, lines: [], settlements: [] },
    },
  },
};
