import type { Meta, StoryObj } from "@storybook/react-vite";
import { someCarData } from "#web/testing/data/someCarData.ts";
import { AgencyReviews } from "./AgencyReviews.tsx";

const { car, reviews } = someCarData();

const meta = {
  component: AgencyReviews,
  title: "Pages/AgencyReviews",
  args: {
    request: { page: 1 },
    agency: car.supplier,
    total: 31,
    items: reviews.items,
    shares: reviews.shares,
  },
} satisfies Meta<typeof AgencyReviews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists the reviews of an agency" };

export const Filtered: Story = {
  name: "Says that no review matches the filters",
  args: { request: { sort: "lowest", stars: "1", language: "de", page: 1 }, total: 0, items: [] },
};

export const Failed: Story = {
  name: "Offers a retry while the API is unavailable",
  args: { total: null, items: [], shares: null },
};
