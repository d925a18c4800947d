import type { Meta, StoryObj } from "@storybook/react-vite";
import { aQuoteResponse } from "@sayara/frontend/testing/data/aQuoteResponse";
import { QuoteLedger } from "./QuoteLedger.tsx";

const { quote, car } = aQuoteResponse({ options: { cancellation: true, theftProtection: true } });

const meta = {
  component: QuoteLedger,
  title: "Shared/QuoteLedger",
  args: { quote, car },
} satisfies Meta<typeof QuoteLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: "Shows the total and the price per day" };

export const Open: Story = { name: "Shows the lines of the total", args: { defaultOpen: true } };

export const WithoutFacts: Story = {
  name: "Omits the facts that the view lists elsewhere",
  args: { defaultOpen: true, car: undefined },
};
