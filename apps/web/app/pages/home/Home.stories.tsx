import type { Meta, StoryObj } from "@storybook/react-vite";
import { someHomeData } from "#web/testing/someHomeData.ts";
import { Home } from "./Home.tsx";

const meta = { component: Home, title: "Pages/Home", args: someHomeData() } satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Begins with the form" };

export const WithoutApi: Story = {
  name: "Keeps its form when nothing else can be had",
  args: someHomeData({ places: [], countries: [], ranges: [], suppliers: [] }),
};
