import { media } from "@sayara/ui/theme/media";
import { side } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const list = pageStyle({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space.sm,
});

export const card = pageStyle({
  display: "grid",
  gridTemplateColumns: `${side.thumbnail} 1fr`,
  gridTemplateAreas: '"picture head" "facts facts" "price price"',
  columnGap: vars.space.sm,
  rowGap: vars.space.sm,
  padding: vars.space.md,
  ...rules.surface,
  transition: `border-color ${vars.duration.quick}`,
  selectors: { "&:hover": { borderColor: vars.color.lineStrong } },
  "@container": {
    [media.roomy]: {
      gridTemplateColumns: `${side.narrow} minmax(0, 1fr) minmax(${side.facts}, ${side.price})`,
      padding: vars.space.sm,
      paddingInlineEnd: vars.space.md,
      gridTemplateAreas: '"picture head price" "picture facts price"',
      gridTemplateRows: "auto 1fr",
      columnGap: vars.space.lg,
      rowGap: vars.space.xs,
      selectors: {
        // An open ledger gets a wider column; its toggle stays under the pointer.
        "&:has(details[open])": {
          gridTemplateColumns: `${side.narrow} minmax(0, 1fr) minmax(${side.facts}, ${side.ledger})`,
        },
      },
    },
  },
});

export const picture = pageStyle({
  gridArea: "picture",
  alignSelf: "start",
  display: "grid",
  alignItems: "center",
  overflow: "hidden",
  aspectRatio: "3 / 2",
  padding: vars.space.xs,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const photograph = pageStyle({ inlineSize: "100%", blockSize: "100%", objectFit: "cover" });

export const head = pageStyle({
  gridArea: "head",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
});

export const name = pageStyle({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.name,
});

export const agency = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.xs,
  ...rules.note,
});

export const details = pageStyle({
  gridArea: "facts",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
});

export const facts = pageStyle({
  ...rules.wrapped,
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
  fontSize: vars.text.sm,
});

export const fact = pageStyle({ display: "inline-flex", alignItems: "center", gap: vars.space.xxs });

export const factIcon = pageStyle({ color: vars.color.textMuted });

export const included = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  color: vars.color.positive,
});

export const price = pageStyle({
  gridArea: "price",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@container": {
    [media.roomy]: {
      paddingBlockStart: 0,
      paddingInlineStart: vars.space.lg,
      borderBlockStart: "none",
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
