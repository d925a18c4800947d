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
  tags: ["autodocs"],
  parameters: {
    usage: {
      use: [
        "Choose an icon by its purpose from `@sayara/ui/Icon/icons`.",
        "Put it beside the text it illustrates.",
        "Pass a `label` where no text beside it has its meaning.",
      ],
      avoid: [
        "Don't label it beside the same text: a screen reader would repeat it.",
        "Don't use an icon for another purpose than its name: add one to `icons`.",
        "Don't make it a control: put it into a `Button`.",
      ],
      keys: "none",
    } satisfies Usage,
  },
  args: { picture: icons.FuelIcon, label: "Diesel" },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { name: "Has an accessible name if no text has its meaning" };

export const Decoration: Story = {
  name: "Is decorative beside its text, in its colour",
  render: () => (
    <Text tone="positive">
      <Icon picture={icons.CheckIcon} /> Free cancellation
    </Text>
  ),
};

export const Sizes: Story = {
  name: "Has three sizes",
  render: () => (
    <Inline gap="md">
      <Icon picture={icons.CarIcon} size="small" label="Small" />
      <Icon picture={icons.CarIcon} size="medium" label="Medium" />
      <Icon picture={icons.CarIcon} size="large" label="Large" />
    </Inline>
  ),
};

export const IconSet: Story = {
  name: "Has an icon per purpose",
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
