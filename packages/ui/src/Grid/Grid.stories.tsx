import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Grid } from "./Grid.tsx";

const places = ["Tunis", "Sousse", "Djerba", "Tozeur", "Tabarka", "Hammamet"];

const meta = {
  component: Grid,
  title: "Layout/Grid",
  parameters: {
    usage: {
      use: [
        "Use it for several of a kind: cars, places, agencies.",
        "Say by `columns` how narrow one may become; the screen decides how many fit.",
      ],
      avoid: ["Don't write media queries around it.", "Don't use it for two things of unequal weight."],
      keys: "none",
    } satisfies Usage,
  },
  args: { children: places.map((place) => <Card key={place}>{place}</Card>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Medium: Story = { name: "Makes as many equal columns as fit" };

export const Narrow: Story = { name: "Fits many small things", args: { columns: "narrow", gap: "sm" } };

export const Wide: Story = { name: "Gives each thing room", args: { columns: "wide", gap: "lg" } };

export const List: Story = {
  name: "Is a list where it holds one",
  args: {
    as: "ul",
    children: places.map((place) => (
      <Card key={place} as="li">
        {place}
      </Card>
    )),
  },
};
