import { pages } from "@sayara/ui/theme/layers.css";
import { media } from "@sayara/ui/theme/media";
import { boxSize, inset } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";
import { globalStyle } from "@vanilla-extract/css";
import { besideSummary } from "@sayara/frontend/rental/RentalSummary/besideSummary.css";

export const page = pageStyle({
  paddingBlock: `${vars.space.md} ${vars.space.xl}`,
});

export const back = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minHeight: vars.size.touch,
});

export const change = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space.md,
  fontSize: vars.text.sm,
});

/** The form, with the summary beside it on wide screens. */
export const columns = `${besideSummary} ${pageStyle({
  "@media": {
    [media.wide]: {
      gridTemplateAreas: '"form summary"',
    },
  },
})}`;

export const aside = pageStyle({
  "@media": {
    [media.wide]: {
      gridArea: "summary",
      position: "sticky",
      insetBlockStart: vars.space.md,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.md})`,
      overflowY: "auto",
      scrollbarWidth: "thin",
      // Leaves room for the focus ring.
      padding: vars.space.xxs,
      margin: `calc(-1 * ${vars.space.xxs})`,
    },
  },
});

export const asideLedger = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

export const form = pageStyle({ "@media": { [media.wide]: { gridArea: "form" } } });

export const option = pageStyle({
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  ...rules.choice,
  selectors: rules.choiceStates,
});

export const optionName = pageStyle({ fontWeight: vars.weight.strong });

/** An included option, listed without a checkbox. */
export const includedOption = pageStyle({
  display: "grid",
  // Aligned with the options that have a checkbox.
  gridTemplateColumns: `${boxSize.line} 1fr auto`,
  columnGap: vars.space.sm,
  paddingInline: vars.space.md,
  paddingBlock: vars.space.sm,
  ...rules.outlined,
});

export const includedIcon = pageStyle({
  justifySelf: "center",
  color: vars.color.positive,
  marginBlockStart: inset.hair,
});

export const hint = pageStyle({
  ...rules.note,
  lineHeight: vars.leading.snug,
});

export const included = pageStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  color: vars.color.positive,
});

export const optionPrice = pageStyle({
  display: "grid",
  justifyItems: "end",
  lineHeight: vars.leading.snug,
  color: vars.color.text,
  fontWeight: vars.weight.strong,
});

export const optionUnit = pageStyle({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

/** Reserves the space of the card fields while they load. */
export const cardLoading = pageStyle({ visibility: "hidden" });

/** Hides a frame that failed to load, so that the browser's own error page is not shown. */
export const cardFailed = pageStyle({ visibility: "hidden", blockSize: 0, overflow: "hidden" });

export const cardSafety = pageStyle({
  ...rules.note,
  display: "flex",
  gap: vars.space.xs,
  marginBlockStart: vars.space.xs,
});

export const cardSafetyIcon = pageStyle({ flex: "none", blockSize: boxSize.iconSmall });

export const fields = pageStyle(rules.pair);

export const wholeRow = pageStyle({ gridColumn: "1 / -1" });

export const facts = pageStyle(rules.pair);

export const fact = pageStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space.sm,
  alignContent: "start",
  fontSize: vars.text.sm,
  lineHeight: "1.45",
});

export const factIcon = pageStyle({ gridRow: "span 2", color: vars.color.primary });

export const factName = pageStyle({ fontWeight: vars.weight.strong, gridColumn: "2" });

export const factValue = pageStyle({ gridColumn: "2", color: vars.color.textMuted });

/** Receives focus when there is a problem; hidden otherwise. */
export const problem = pageStyle({
  outlineOffset: vars.space.xxs,
  selectors: { "&:empty": { display: "none" } },
});

export const submit = pageStyle({ "@media": { [media.mobile]: { display: "none" } } });

/** The bar's height with up to two lines of text. */
const barHeight = `calc(${boxSize.bar} + ${vars.space.sm} + env(safe-area-inset-bottom))`;

/** The total on phones, always visible because the summary is not beside the form. */
export const bar = pageStyle({
  position: "fixed",
  insetBlockEnd: 0,
  insetInline: 0,
  minBlockSize: barHeight,
  zIndex: vars.stack.sticky,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
  paddingInline: vars.space.md,
  paddingBlock: `${vars.space.xs} max(${vars.space.xs}, env(safe-area-inset-bottom))`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.float,
  "@media": {
    [media.small]: { paddingInline: vars.space.lg },
    [media.wide]: { display: "none" },
  },
});

// Keeps toasts and the end of the page above the bar, and scrolls a focused field clear of it.
globalStyle(`html:has(.${bar})`, {
  "@layer": {
    [pages]: {
      "@media": {
        [media.mobile]: {
          vars: { "--sy-toast-lift": barHeight },
          paddingBlockEnd: barHeight,
          scrollPaddingBlockEnd: `calc(${barHeight} + ${vars.space.xl})`,
        },
      },
    },
  },
});

// The element with the animated total. The text keeps its place but is invisible.
globalStyle("[data-counting]", {
  "@layer": { [pages]: { position: "relative", WebkitTextFillColor: "transparent" } },
});
globalStyle("[data-counting]::after", {
  "@layer": {
    [pages]: {
      position: "absolute",
      inset: 0,
      padding: "inherit",
      whiteSpace: "nowrap",
      // The empty alternative text hides it from screen readers.
      content: ["attr(data-counting)", "attr(data-counting) / ''"],
      WebkitTextFillColor: "currentcolor",
    },
  },
});

export const barPrice = pageStyle({
  flex: "none",
  display: "grid",
  justifyItems: "start",
  minHeight: vars.size.touch,
  textAlign: "start",
  borderRadius: vars.radius.inner,
});

export const barSend = pageStyle({ flex: "0 1 auto" });

export const barMore = pageStyle({
  display: "inline-flex",
  whiteSpace: "nowrap",
  alignItems: "center",
  gap: vars.space.xxs,
  fontSize: vars.text.xs,
  color: vars.color.primary,
  fontWeight: vars.weight.strong,
});

export const differences = pageStyle({ marginBlock: vars.space.xs });

export const difference = pageStyle({
  ...rules.wrapped,
  justifyContent: "space-between",
  columnGap: vars.space.md,
  fontVariantNumeric: "tabular-nums",
});

/** Two ledgers, side by side where both fit. */
export const ledgers = pageStyle({ ...rules.pair, marginBlock: vars.space.sm });

export const ledger = pageStyle({
  ...rules.surface,
  padding: vars.space.sm,
  color: vars.color.text,
});

export const dialogFacts = pageStyle({ display: "grid", gap: vars.space.sm, marginBlock: vars.space.md });

export const dialogFact = pageStyle({ display: "grid", gap: inset.hair });
