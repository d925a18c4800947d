import type { Meta, StoryObj } from "@storybook/react-vite";
import { PromoCodes } from "./PromoCodes.tsx";
import { somePromoCodes } from "./somePromoCodes.ts";

const meta = {
  component: PromoCodes,
  title: "Portal/Promo codes",
  args: { owner: "agency", codes: somePromoCodes, mayEdit: true, onEdit: () => {}, onRetire: () => {} },
} satisfies Meta<typeof PromoCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows what each code takes off, its conditions and its uses" };

export const Empty: Story = {
  name: "Says that there is no code yet, and offers to add one",
  args: { codes: [] },
};

export const Reader: Story = {
  name: "Shows desk staff all codes, without buttons",
  args: { mayEdit: false },
};

export const Marketplace: Story = {
  name: "Tells administrators that the marketplace pays for its codes",
  args: { owner: "marketplace" },
};
