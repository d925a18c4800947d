import type { Meta, StoryObj } from "@storybook/react-vite";
import { someLandingData } from "#web/testing/data/someLandingData.ts";
import { Landing } from "./Landing.tsx";
import { cheapInTunis } from "./cheapInTunis.ts";
import { pricesInDinars } from "./pricesInDinars.ts";

const meta = {
  component: Landing,
  title: "Pages/Landing",
  args: { article: cheapInTunis, ...someLandingData() },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tunis: Story = { name: "Shows the article with prices by season, as a table and a chart" };

export const Dinars: Story = {
  name: "Shows the article on prices in dinars",
  args: { article: pricesInDinars },
};

export const WithoutPrices: Story = {
  name: "Shows only the article while the API is unavailable",
  args: { prices: null },
};
