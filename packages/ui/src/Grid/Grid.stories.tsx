import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Grid } from "./Grid.tsx";

const places = ["Tunis", "Sousse", "Djerba", "Tozeur", "Tabarka", "Hammamet"];

const meta = {
  component: Grid,
  title: "Layout/Grid",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Use it for items of one kind: cars, places, agencies.",
        "Choose the minimum width by `columns`; the number of columns follows from the screen.",
      ],
      avoid: ["Don't write media queries around it.", "Don't use it for two items of unequal importance."],
      keys: "none",
    } satisfies Usage,
  },
  args: { children: places.map((place) => <Card key={place}>{place}</Card>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { name: "Has as many equal columns as fit" };

export const Narrow: Story = { name: "Has narrow columns", args: { columns: "narrow", gap: "sm" } };

export const Wide: Story = { name: "Has wide columns", args: { columns: "wide", gap: "lg" } };

export const List: Story = {
  name: "Renders a list",
  args: {
    as: "ul",
    children: places.map((place) => (
      <Card key={place} as="li">
        {place}
      </Card>
    )),
  },
};
