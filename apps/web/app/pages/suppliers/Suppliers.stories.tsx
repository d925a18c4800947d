import type { Meta, StoryObj } from "@storybook/react-vite";
import { someSuppliersData } from "#web/testing/data/someSuppliersData.ts";
import { Suppliers } from "./Suppliers.tsx";

const meta = {
  component: Suppliers,
  title: "Pages/Suppliers",
  args: someSuppliersData(),
} satisfies Meta<typeof Suppliers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows rating, cars and places of each agency" };

export const Empty: Story = {
  name: "Offers to show all if no name matches",
  args: someSuppliersData({ agencies: [], total: 0, request: { s: "atlantis", page: 1 } }),
};

export const Failed: Story = {
  name: "Offers a retry while the API is unavailable",
  args: someSuppliersData({ agencies: [], total: null }),
};
