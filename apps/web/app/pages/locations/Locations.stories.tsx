import type { Meta, StoryObj } from "@storybook/react-vite";
import { someLocationsData } from "#web/testing/data/someLocationsData.ts";
import { Locations } from "./Locations.tsx";

const meta = {
  component: Locations,
  title: "Pages/Locations",
  args: someLocationsData(),
} satisfies Meta<typeof Locations>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows airports below their cities" };

const none = { shownCount: 0, countries: [] };

export const Empty: Story = {
  name: "Offers to show all if no name matches",
  args: someLocationsData({ ...none, request: { s: "atlantis", page: 1 }, total: 0 }),
};

export const PastTheEnd: Story = {
  name: "Links from a page past the end to the first page",
  args: someLocationsData({ ...none, request: { s: "", page: 9999 } }),
};

export const Failed: Story = {
  name: "Offers a retry while the API is unavailable",
  args: someLocationsData({ ...none, request: { s: "tunis", page: 1 }, total: null }),
};
