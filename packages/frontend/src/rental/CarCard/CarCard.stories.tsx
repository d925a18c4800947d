import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCar } from "@sayara/domain/testing/aCar";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { list } from "./CarCard.css.ts";
import { CarCard } from "./CarCard.tsx";

const meta = {
  component: CarCard,
  title: "Shared/CarCard",
  args: {
    listing: { car: aCar({ theftProtection: 0 }), pickupLocation: aPlace() },
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

export const Preview: Story = { name: "Has no link in a preview", args: { href: null, carHref: null } };
