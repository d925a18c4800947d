import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: `${vars.space.lg} ${vars.space.xl}` });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const entry = pageStyle({
  ...rules.surface,
  display: "grid",
  gridTemplateColumns: `${width.thumbnail} minmax(0, 1fr)`,
  gridTemplateAreas: '"picture facts" "price price"',
  gap: vars.space.sm,
  padding: vars.space.sm,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: `${width.narrow} minmax(0, 1fr) ${width.medium}`,
      gridTemplateAreas: '"picture facts price"',
      columnGap: vars.space.md,
    },
  },
});

export const facts = pageStyle({
  gridArea: "facts",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
});

export const price = pageStyle({
  gridArea: "price",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
});

export const total = pageStyle({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const note = pageStyle(rules.note);

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

export const hidden = pageStyle(rules.visuallyHidden);

export const empty = pageStyle({
  ...rules.surface,
  display: "grid",
  justifyItems: "center",
  gap: vars.space.md,
  padding: vars.space.xl,
  textAlign: "center",
});
