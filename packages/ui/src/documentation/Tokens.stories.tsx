import type { Meta, StoryObj } from "@storybook/react-vite";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Grid } from "../Grid/Grid.tsx";
import { Stack } from "../Stack/Stack.tsx";
import { darkPaint, lightPaint } from "../theme/paint.ts";
import { darkPalette, lightPalette } from "../theme/palette.ts";
import { scale } from "../theme/scale.ts";
import * as styles from "./TokensPage.css.ts";

const meta = { title: "Theme/Tokens" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  name: "Colours are named by purpose",
  render: (_args, { globals }) => (
    <Swatches names={styles.colours} values={globals["theme"] === "dark" ? darkPalette : lightPalette} />
  ),
};

export const Paints: Story = {
  name: "Illustrations have colours for both themes",
  render: (_args, { globals }) => (
    <Swatches names={styles.paints} values={globals["theme"] === "dark" ? darkPaint : lightPaint} />
  ),
};

export const Spaces: Story = {
  name: "Spaces are multiples of 4 px",
  render: () => (
    <Stack>
      {entries(scale.space).map(([name, value]) => (
        <Token key={name} name={`space.${name}`} value={value}>
          <div className={clsx(styles.bar, styles.spaces[name])} />
        </Token>
      ))}
    </Stack>
  ),
};

export const Radii: Story = {
  name: "Radii are named by the size of the shape",
  render: () => (
    <Grid columns="narrow">
      {entries(scale.radius).map(([name, value]) => (
        <Token key={name} name={`radius.${name}`} value={value}>
          <div className={clsx(styles.corner, styles.radii[name])} />
        </Token>
      ))}
    </Grid>
  ),
};

export const Type: Story = {
  name: "Text sizes",
  render: () => (
    <Stack>
      {entries(scale.text).map(([name, value]) => (
        <Token key={name} name={`text.${name}`} value={value}>
          <p className={clsx(styles.sample, styles.texts[name])}>1,044 TND · Sidi Bou Saïd</p>
        </Token>
      ))}
    </Stack>
  ),
};

function Swatches<Name extends string>({
  names,
  values,
}: {
  names: Record<Name, string>;
  values: Record<NoInfer<Name>, string>;
}) {
  return (
    <Grid columns="narrow">
      {entries(names).map(([name, className]) => (
        <Token key={name} name={name} value={values[name]}>
          <div className={clsx(styles.swatch, className)} />
        </Token>
      ))}
    </Grid>
  );
}

function Token({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <div className={styles.item}>
      {children}
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>{value}</span>
    </div>
  );
}

function entries<Name extends string, Value>(group: Record<Name, Value>): [Name, Value][] {
  return Object.entries(group) as [Name, Value][];
}
