import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Card } from "../Card/Card.tsx";
import { Grid } from "../Grid/Grid.tsx";
import { SceneIllustration, type SceneName } from "./SceneIllustration.tsx";

const names: SceneName[] = [
  "sidi-bou-said",
  "carthage",
  "el-jem",
  "djerba",
  "tozeur",
  "tabarka",
  "hammamet",
  "sousse",
  "tunis",
  "coast",
  "desert",
];

const meta = {
  component: SceneIllustration,
  title: "Pictures/SceneIllustration",
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Check `isSceneName(slug)`; show `coast` or `desert` otherwise.",
        "Set the size on its container: it fills it and is cropped.",
      ],
      avoid: ["Don't put words on it without a ground behind them."],
      keys: "none",
    } satisfies Usage,
  },
  args: { scene: "sidi-bou-said", label: "White houses with blue doors above the sea" },
} satisfies Meta<typeof SceneIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllScenes: Story = {
  name: "Has a scene per destination",
  render: () => (
    <Grid columns="medium">
      {names.map((scene) => (
        <Card key={scene} padding="none">
          <SceneIllustration scene={scene} label={scene} />
        </Card>
      ))}
    </Grid>
  ),
};

export const FillsContainer: Story = { name: "Fills its container" };
