import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Grid } from "../Grid/Grid.tsx";
import type { CarPaintName } from "../theme/carPaint.ts";
import { CarIllustration, type CarBodyName } from "./CarIllustration.tsx";

const bodies: CarBodyName[] = [
  "microCar",
  "cityCar",
  "retroCar",
  "supermini",
  "compact",
  "smallSaloon",
  "saloon",
  "executiveSaloon",
  "crossover",
  "compactSuv",
  "suv",
  "offRoader",
  "sevenSeater",
  "peopleCarrier",
  "van",
  "pickup",
  "cabriolet",
  "scooter",
  "scooter125",
];
const colors: CarPaintName[] = [
  "white",
  "silver",
  "grey",
  "black",
  "red",
  "blue",
  "green",
  "sand",
  "orange",
  "yellow",
];

const meta = {
  component: CarIllustration,
  title: "Pictures/CarIllustration",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Use it wherever a car has no photograph.",
        "Give a `label` unless a text beside it names body and colour.",
      ],
      avoid: ["Don't recolour it in CSS: name the car's colour."],
      keys: "none",
    } satisfies Usage,
  },
  args: { body: "cityCar", color: "blue", label: "Blue city car" },
} satisfies Meta<typeof CarIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Bodies: Story = {
  name: "Draws bodies that differ at a glance",
  render: () => (
    <Grid columns="medium">
      {bodies.map((body, index) => (
        <Card key={body}>
          <CarIllustration body={body} color={colors[index % colors.length] ?? "red"} label={body} />
        </Card>
      ))}
    </Grid>
  ),
};

export const Colours: Story = {
  name: "Shows every body in every colour",
  render: () => (
    <Grid columns="narrow" gap="sm">
      {colors.flatMap((color) =>
        bodies.map((body) => (
          <Card key={body + color} padding="sm">
            <CarIllustration body={body} color={color} label={`${color} ${body}`} />
          </Card>
        )),
      )}
    </Grid>
  ),
};
