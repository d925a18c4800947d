import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { DefaultImage } from "./DefaultImage.tsx";

const meta = {
  component: DefaultImage,
  title: "Pictures/DefaultImage",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: ["Leave out the label beside a name."],
      avoid: ["Don't show it while a picture loads: that is a `Skeleton`."],
      keys: "none",
    } satisfies Usage,
  },
  args: { kind: "person", label: "Driver without a picture" },
} satisfies Meta<typeof DefaultImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllKinds: Story = {
  name: "Replaces the picture of a person, an agency and a place",
  render: () => (
    <Grid columns="narrow">
      {(["person", "agency", "place"] as const).map((kind) => (
        <Card key={kind} padding="none">
          <DefaultImage kind={kind} label={kind} />
        </Card>
      ))}
    </Grid>
  ),
};
