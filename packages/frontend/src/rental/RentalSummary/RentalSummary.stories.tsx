import type { Meta, StoryObj } from "@storybook/react-vite";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { RentalSummary } from "./RentalSummary.tsx";

const { car } = aQuoteResponse();

const meta = {
  component: RentalSummary,
  title: "Shared/RentalSummary",
  args: {
    car,
    journey: { pickup: aPlace(), dropOff: aPlace(), from: "2026-12-01T10:00", to: "2026-12-04T10:00" },
  },
} satisfies Meta<typeof RentalSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = { name: "Shows the car, the places and the times" };

export const Priced: Story = { name: "Shows the price below", args: { children: "318 TND" } };
