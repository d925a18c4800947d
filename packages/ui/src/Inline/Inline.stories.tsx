import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Price } from "../Price/Price.tsx";
import { Text } from "../Text/Text.tsx";
import { Inline } from "./Inline.tsx";

const meta = {
  component: Inline,
  title: "Layout/Inline",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Use it for the gaps of a row.", "Let it wrap: long texts on narrow screens need a second line."],
      avoid: [
        "Don't disable wrapping for more than two short items.",
        "Don't use it for columns of equal width: that is a `Grid`.",
      ],
      keys: "none",
    } satisfies Usage,
  },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wraps: Story = {
  name: "Wraps onto further lines",
  render: () => (
    <Inline>
      {["5 seats", "Manual", "Diesel", "Air conditioning", "Unlimited mileage", "Like for like"].map(
        (fact) => (
          <Badge key={fact}>{fact}</Badge>
        ),
      )}
    </Inline>
  ),
};

export const SpaceBetween: Story = {
  name: "Justifies its children to both ends",
  render: () => (
    <Inline justify="between" align="baseline">
      <Text>Total</Text>
      <Price amount="1,044" currency="TND" />
    </Inline>
  ),
};

export const OneLine: Story = {
  name: "Keeps two short items on one line",
  render: () => (
    <Inline wrap={false} gap="sm">
      <Button tone="neutral">Keep looking</Button>
      <Button>Choose</Button>
    </Inline>
  ),
};

export const List: Story = {
  name: "Renders a list",
  render: () => (
    <Inline as="ul" gap="md">
      <li>Tunis</li>
      <li>Sousse</li>
      <li>Djerba</li>
    </Inline>
  ),
};
