import type { Meta, StoryObj } from "@storybook/react-vite";
import { someHomeData } from "#web/testing/data/someHomeData.ts";
import { Home } from "./Home.tsx";

const meta = { component: Home, title: "Pages/Home", args: someHomeData() } satisfies Meta<typeof Home>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows the form first" };

export const WithoutApi: Story = {
  name: "Shows only the form while the API is unavailable",
  args: someHomeData({ places: [], countries: [], ranges: [], suppliers: [], review: null }),
};
