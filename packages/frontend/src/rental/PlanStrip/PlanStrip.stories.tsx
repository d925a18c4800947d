import type { Meta, StoryObj } from "@storybook/react-vite";
import { PlanStrip } from "./PlanStrip.tsx";

const meta = {
  component: PlanStrip,
  title: "Shared/PlanStrip",
  args: { figures: { total: 318, deposit: 1000, depositUpTo: 1000, maximumExcess: 3000, minimumAge: 21 } },
} satisfies Meta<typeof PlanStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Priced: Story = { name: "Shows four equal figures" };

export const Undated: Story = {
  name: "Shows no total without dates",
  args: { figures: { total: null, deposit: 0, depositUpTo: 0, maximumExcess: 0, minimumAge: 25 } },
};

export const Unstated: Story = {
  name: "Says that the agency states no excess and takes no card deposit",
  args: { figures: { total: 318, deposit: -1, depositUpTo: -1, maximumExcess: null, minimumAge: 23 } },
};

export const Narrow: Story = {
  name: "Shows two columns in a narrow space",
  decorators: [(Strip) => <div style={{ inlineSize: 328 }}>{Strip()}</div>],
};
