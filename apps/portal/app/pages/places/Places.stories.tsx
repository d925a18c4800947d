import type { Meta, StoryObj } from "@storybook/react-vite";
import { Places } from "./Places.tsx";
import { somePlaces } from "./somePlaces.ts";

const meta = {
  component: Places,
  title: "Portal/Places",
  args: { ...somePlaces, isBusy: false },
} satisfies Meta<typeof Places>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists places below their cities, with their cars" };
export const NoMatch: Story = {
  name: "Says that no place matches",
  args: {
    query: { s: "sfax", kind: "port", page: 1 },
    items: [],
    total: 0,
    counts: { all: 0, airport: 0, city: 0, resort: 0, port: 0 },
  },
};
