import type { Meta, StoryObj } from "@storybook/react-vite";
import { aFleetCarSummary } from "#portal/testing/data/aFleetCar.ts";
import { Cars } from "./Cars.tsx";

const query = { s: "", status: null, range: null, sort: "name", page: 1 } as const;
const lacking = { required: ["plate", "dailyPrice", "excess"], advised: ["photo"] } as const;

const meta = {
  component: Cars,
  title: "Portal/Cars",
  args: {
    query,
    items: [
      aFleetCarSummary({ id: "a", name: "Kia Picanto", status: "published", dailyPrice: 85.5 }),
      aFleetCarSummary({
        id: "b",
        plate: null,
        dailyPrice: null,
        missing: { required: [...lacking.required], advised: [...lacking.advised] },
      }),
      aFleetCarSummary({ id: "c", name: "Dacia Duster", status: "withdrawn", body: "suv", color: "green" }),
    ],
    total: 3,
    counts: { draft: 1, published: 1, withdrawn: 1 },
    planLimit: null,
    apiUrl: "http://localhost:4000",
    mayEdit: true,
    isBusy: false,
    isExporting: false,
    onExport: () => {},
  },
} satisfies Meta<typeof Cars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Lists cars with their state and what they lack" };
export const AtLimit: Story = {
  name: "Says that the plan allows no further published car, and which one does",
  args: { planLimit: { used: 10, allowed: 10, liftedBy: "basic" } },
};
export const Empty: Story = {
  name: "Invites to add the first car",
  args: { items: [], total: 0, counts: { draft: 0, published: 0, withdrawn: 0 } },
};
export const NoMatch: Story = {
  name: "Says that no car matches the filters",
  args: { query: { ...query, s: "golf" }, items: [], total: 0 },
};
export const ReadOnly: Story = { name: "Offers no new car to those who only read", args: { mayEdit: false } };
export const Loading: Story = { name: "Keeps the list while the next page loads", args: { isBusy: true } };
