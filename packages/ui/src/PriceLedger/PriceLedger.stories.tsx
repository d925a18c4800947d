import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { DepositIcon, FuelIcon, MileageIcon, AgencyIcon } from "../Icon/icons.tsx";
import { PriceLedger } from "./PriceLedger.tsx";

const meta = {
  component: PriceLedger,
  title: "Money/PriceLedger",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Show the same ledger in the list, on the car, in checkout and on the booking.",
        "Pass one line per run of equal days, with the rules applied.",
        "Write “included” as a word.",
      ],
      avoid: [
        "Don't put the security deposit among the lines: it is not part of the price.",
        "Don't add costs later that it did not show.",
      ],
      keys: [["Enter, Space", "opens and closes it"]],
    } satisfies Usage,
  },
  render: (args) => (
    <Card padding="lg">
      <PriceLedger {...args} />
    </Card>
  ),
  args: {
    total: { label: "Total for 9 days", amount: "1,044", currency: "TND" },
    perDay: "116 TND a day",
    messages: { open: "Details", close: "Close", caption: "How we worked out the price" },
    groups: [
      {
        id: "days",
        title: "9 days",
        lines: [
          {
            id: "august",
            label: "28–31 August",
            rule: "Summer price 130, less 10 % from 7 days",
            amount: "468",
            sum: "4 × 117",
          },
          {
            id: "september",
            label: "1–5 September",
            rule: "Base price 100, less 10 % from 7 days",
            amount: "450",
            sum: "5 × 90",
          },
        ],
      },
      {
        id: "options",
        title: "Your options",
        lines: [
          { id: "insurance", label: "Full insurance", rule: "Per day", amount: "126", sum: "9 × 14" },
          { id: "cancellation", label: "Free cancellation", amount: "included", tone: "positive" },
        ],
      },
    ],
    facts: {
      title: "Not part of the price",
      items: [
        {
          id: "deposit",
          icon: DepositIcon,
          name: "Security deposit",
          value: "1,500 TND held on your card, then released",
        },
        { id: "fuel", icon: FuelIcon, name: "Fuel", value: "Bring it back as full as you got it" },
        { id: "mileage", icon: MileageIcon, name: "Mileage", value: "250 km a day" },
        { id: "desk", icon: AgencyIcon, name: "Paid at the desk", value: "1,044 TND" },
      ],
    },
  },
} satisfies Meta<typeof PriceLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { name: "Shows the total, and the price per day below" };

export const Open: Story = {
  name: "Expands into the lines that add up to the total",
  args: { defaultOpen: true, tone: "accent", size: "lg" },
};

export const DaysOnly: Story = {
  name: "Omits options not chosen",
  args: {
    defaultOpen: true,
    total: { label: "Total for 3 days", amount: "360", currency: "TND" },
    perDay: "120 TND a day",
    groups: [
      {
        id: "days",
        title: "3 days",
        lines: [{ id: "all", label: "1–3 December", amount: "360", sum: "3 × 120" }],
      },
      { id: "options", title: "Your options", lines: [] },
    ],
    facts: undefined,
  },
};
