import { carTransitionName, picture } from "../CarPicture/CarPicture.css.ts";
import { globalStyle } from "@vanilla-extract/css";
import { pages } from "@sayara/ui/theme/layers.css";
import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Fits the longest total with its button. */
const priceWidth = "15rem";
/** Width of the price with its line items beside it. */
const ledgerWidth = "25rem";

export const list = pageStyle({
  containerType: "inline-size",
  display: "grid",
  gap: vars.space.sm,
});

export const card = pageStyle({
  position: "relative",
  display: "grid",
  // 40 % of the width of a phone's card; the percentage excludes the padding.
  gridTemplateColumns: "43.5% minmax(0, 1fr)",
  gridTemplateAreas: '"picture head" "facts facts" "price price"',
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  ...rules.surface,
  transition: `border-color ${vars.duration.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.primary },
    // Highlighted while the listing's place is hovered on a map.
    "[data-active] > &": { borderColor: vars.color.primary, background: vars.color.primarySoft },
  },
  "@container": {
    [media.roomy]: {
      gridTemplateColumns: `${width.narrow} minmax(0, 1fr) minmax(${priceWidth}, ${priceWidth})`,
      gridTemplateAreas: '"picture head price" "picture facts price"',
      gridTemplateRows: "auto 1fr",
      padding: vars.space.sm,
      columnGap: vars.space.md,
      selectors: {
        // An open ledger gets a wider column, and its toggle stays under the pointer.
        "&:has(details[open])": {
          gridTemplateColumns: `${width.narrow} minmax(0, 1fr) minmax(${priceWidth}, ${ledgerWidth})`,
        },
      },
    },
  },
});

globalStyle(`.${card} > .${picture}`, {
  "@layer": {
    [pages]: {
      "@container": {
        // The drawing spans the whole column.
        [`not ${media.roomy}`]: { paddingInline: 0 },
      },
    },
  },
});

// Applies only to the pressed card, because the name must be unique in a document.
globalStyle(`.${card}:has(a:focus) > .${picture}`, {
  "@layer": { [pages]: { viewTransitionName: carTransitionName } },
});

export const head = pageStyle({ gridArea: "head", display: "grid", alignContent: "start" });

export const name = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xs,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.name,
  "@container": { [media.roomy]: { fontSize: vars.text.lead } },
});

/** Covers the card, so that the whole card can be pressed. */
export const link = pageStyle({
  color: "inherit",
  textDecoration: "none",
  "::after": { content: "''", position: "absolute", inset: 0, borderRadius: vars.radius.surface },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});

/** Above the link that covers the card. */
export const raised = pageStyle({ position: "relative", zIndex: vars.stack.raised });

export const arrow = pageStyle({
  flex: "none",
  color: vars.color.primary,
  "@container": { [media.roomy]: { display: "none" } },
});

export const agency = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  "@container": {
    [media.roomy]: { fontSize: vars.text.sm },
    // In a narrow card, agency, rating and place take one line each. Screen readers read the full text.
    [`not ${media.roomy}`]: { maxBlockSize: "3lh", overflow: "hidden" },
  },
});

/** In a narrow card, a place's name takes one line and is truncated with an ellipsis. */
export const place = pageStyle({
  "@container": {
    [`not ${media.roomy}`]: { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});

export const details = pageStyle({
  gridArea: "facts",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
  "@container": { [media.roomy]: { fontSize: vars.text.sm } },
});

/** One line. A narrow card hides traits that do not fit completely. */
export const traits = pageStyle({
  ...rules.wrapped,
  maxBlockSize: "1lh",
  // Hides the separator before the first trait of a line.
  marginInlineStart: `calc(-1 * ${vars.space.md})`,
  clipPath: `inset(0 calc((1 - ${vars.flow.forward}) / 2 * ${vars.space.md}) 0 calc((1 + ${vars.flow.forward}) / 2 * ${vars.space.md}))`,
});

export const trait = pageStyle({
  display: "inline-flex",
  whiteSpace: "nowrap",
  "::before": { content: "'·'", inlineSize: vars.space.md, textAlign: "center" },
});

/** All facts with icons, if there is room. */
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
  alignItems: "start",
  gap: vars.space.xxs,
  color: vars.color.positive,
});

/** Truncates a text after some lines, with an ellipsis. Screen readers read the full text. */
const clamped = { display: "-webkit-box", overflow: "hidden", WebkitBoxOrient: "vertical" } as const;

/** Two lines in a narrow card, otherwise one. */
export const includedNames = pageStyle({
  ...clamped,
  WebkitLineClamp: 2,
  "@container": { [media.roomy]: { WebkitLineClamp: 1 } },
});

export const includedLine = pageStyle({ ...clamped, WebkitLineClamp: 1 });

export const price = pageStyle({
  gridArea: "price",
  display: "grid",
  alignContent: "start",
  "@container": {
    [media.roomy]: {
      gap: vars.space.xxs,
      paddingInlineStart: vars.space.md,
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

/** A narrow card shows only the notes that fit in one line, the first ones. Screen readers read all. */
export const notes = pageStyle({
  fontSize: vars.text.xs,
  "@container": { [`not ${media.roomy}`]: { maxBlockSize: "1lh", overflow: "hidden" } },
});

export const terms = pageStyle({
  ...rules.wrapped,
  columnGap: vars.space.md,
  fontWeight: vars.weight.medium,
});

/** Accepted means of the deposit. Hidden on a narrow card, where they would need a separate line. */
export const depositMeans = pageStyle({
  "@container": { [`not ${media.roomy}`]: { display: "none" } },
});

/** Looks like a button. A press activates the link that covers the card. */
export const choose = pageStyle({
  display: "none",
  placeItems: "center",
  minHeight: boxSize.small,
  borderRadius: vars.radius.control,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  "@container": { [media.roomy]: { display: "grid", marginBlockStart: vars.space.xxs } },
});

export const corner = pageStyle({
  position: "absolute",
  zIndex: vars.stack.raised,
  insetBlockStart: vars.space.sm,
  insetInlineStart: vars.space.sm,
});
