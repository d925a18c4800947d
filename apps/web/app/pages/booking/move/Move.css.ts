import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const cars = pageStyle({ containerType: "inline-size", display: "grid", gap: vars.space.sm });

export const car = pageStyle({
  display: "grid",
  gridTemplateColumns: `${width.thumbnail} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture about" "price price" "choose choose"',
  alignItems: "center",
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
  padding: vars.space.sm,
  ...rules.surface,
  "@container": {
    [media.roomy]: {
      gridTemplateColumns: `${width.thumbnail} minmax(0, 1fr) auto`,
      gridTemplateAreas: '"picture about price" "picture about choose"',
      gridTemplateRows: "1fr auto",
    },
  },
});

export const about = pageStyle({ gridArea: "about", display: "grid", alignContent: "start" });

export const price = pageStyle({
  gridArea: "price",
  ...rules.wrapped,
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.sm,
  "@container": { [media.roomy]: { display: "grid", justifyContent: "end", textAlign: "end" } },
});

export const total = pageStyle({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: "tabular-nums",
});

export const difference = pageStyle({ ...rules.note, fontVariantNumeric: "tabular-nums" });

export const dearer = pageStyle({ color: vars.color.text });

export const cheaper = pageStyle({ color: vars.color.positive });

export const choose = pageStyle({ gridArea: "choose" });

/** An amount beside its button; on phones it is above the button. */
export const money = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
});

export const text = pageStyle({ flex: `1 1 ${width.text}` });
