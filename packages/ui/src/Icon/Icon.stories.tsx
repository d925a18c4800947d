import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Usage } from "../documentation/Usage.ts";
import { Grid } from "../Grid/Grid.tsx";
import { Inline } from "../Inline/Inline.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { Text } from "../Text/Text.tsx";
import { Icon } from "./Icon.tsx";
import * as icons from "./icons.tsx";

const meta = {
  component: Icon,
  title: "Pictures/Icon",
  parameters: {
    usage: {
      use: [
        "Take a picture by its purpose from `@sayara/ui/Icon/icons`.",
        "Put it beside the word it stands for.",
        "Give a `label` where no word beside it says the same.",
      ],
      avoid: [
        "Don't label it beside the same word: it would be heard twice.",
        "Don't take a picture for another purpose than its name: add one to `icons`.",
        "Don't make it pressable: put it into a `Button`.",
      ],
      keys: "none",
    } satisfies Usage,
  },
  args: { picture: icons.FuelIcon, label: "Diesel" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { name: "Says what it means where no word does" };

export const Decoration: Story = {
  name: "Is silent beside its word, in its colour",
  render: () => (
    <Text tone="positive">
      <Icon picture={icons.CheckIcon} /> Free cancellation
    </Text>
  ),
};

export const Sizes: Story = {
  name: "Comes in three sizes",
  render: () => (
    <Inline gap="md">
      <Icon picture={icons.CarIcon} size="small" label="Small" />
      <Icon picture={icons.CarIcon} size="medium" label="Medium" />
      <Icon picture={icons.CarIcon} size="large" label="Large" />
    </Inline>
  ),
};

export const IconSet: Story = {
  name: "Has a picture for each purpose",
  render: () => (
    <Grid as="ul" columns="narrow">
      {Object.entries(icons).map(([name, picture]) => (
        <li key={name}>
          <Stack gap="xxs" align="center">
            <Icon picture={picture} size="large" />
            <Text size="sm" tone="muted">
              {name}
            </Text>
          </Stack>
        </li>
      ))}
    </Grid>
  ),
};
