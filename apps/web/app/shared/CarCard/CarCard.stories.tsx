import type { Meta, StoryObj } from "@storybook/react-vite";
import { aListing } from "#web/testing/data/aSearchResult.ts";
import { aQuoteResponse } from "#web/testing/data/aQuoteResponse.ts";
import { list } from "./CarCard.css.ts";
import { CarCard } from "./CarCard.tsx";

const meta = {
  component: CarCard,
  title: "Shared/CarCard",
  args: {
    listing: aListing({ theftProtection: 0 }),
    quote: aQuoteResponse({ car: { theftProtection: 0 } }).quote,
    href: "/checkout?car=hyundai-i20-tunis",
    carHref: "/car/panda",
  },
  decorators: [(Card) => <div className={list}>{Card()}</div>],
} satisfies Meta<typeof CarCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = { name: "Shows a drawing of a car without a photograph" };

export const Narrow: Story = {
  name: "Shows the price below the car in a narrow list",
  decorators: [(Card) => <div style={{ inlineSize: 360 }}>{Card()}</div>],
};
