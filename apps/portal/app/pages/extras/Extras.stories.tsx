import type { Meta, StoryObj } from "@storybook/react-vite";
import { Extras } from "./Extras.tsx";
import { someExtras } from "./someExtras.ts";

const meta = {
  component: Extras,
  title: "Portal/Extras",
  args: { extras: someExtras, mayEdit: true, onEdit: () => {}, onRetire: () => {} },
} satisfies Meta<typeof Extras>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows the price, the stock and the most per rental of each extra" };

export const Empty: Story = {
  name: "Says that no extra is offered yet, and offers to add one",
  args: { extras: [] },
};

export const Reader: Story = { name: "Shows the desk every extra and no button", args: { mayEdit: false } };
