import type { Meta, StoryObj } from "@storybook/react-vite";
import { someLandingPrices } from "#web/testing/data/someLandingPrices.ts";
import { Landing } from "./Landing.tsx";
import { cheapInTunis } from "./articles/cheapInTunis.ts";
import { arabic } from "./articles/cheapInTunis/arabic.ts";
import { french } from "./articles/cheapInTunis/french.ts";
import { pricesInDinars } from "./articles/pricesInDinars.ts";
import { french as frenchPrices } from "./articles/pricesInDinars/french.ts";

const meta = {
  component: Landing,
  title: "Pages/Landing",
  args: { article: cheapInTunis, content: french, prices: someLandingPrices() },
} satisfies Meta<typeof Landing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tunis: Story = { name: "Shows the article with prices by season, as a table and a chart" };

export const Dinars: Story = {
  name: "Shows the article on prices in dinars",
  args: { article: pricesInDinars, content: frenchPrices },
};

export const Arabic: Story = {
  name: "Shows the article for Arabic readers from right to left, its chart too",
  args: { content: arabic },
  globals: { language: "ar" },
};

export const WithoutPrices: Story = {
  name: "Shows only the article while the API is unavailable",
  args: { prices: null },
};
