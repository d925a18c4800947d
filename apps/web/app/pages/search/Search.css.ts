import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.md,
  paddingBlockStart: vars.space.md,
});

export const columns = pageStyle({
  display: "grid",
  gap: vars.space.xl,
  "@media": { [media.wide]: { gridTemplateColumns: `${width.medium} minmax(0, 1fr)` } },
});

/**
 * On narrow screens the sidebar is shown only as the target of an anchor, for pages without JavaScript. With
 * JavaScript there is a bottom sheet instead.
 */
export const sidebar = pageStyle({
  alignSelf: "start",
  display: "grid",
  gap: vars.space.lg,
  "@media": {
    [media.mobile]: { selectors: { "&:not(:target)": { display: "none" } } },
  },
});

export const backToResults = pageStyle({
  color: vars.color.primary,
  "@media": { [media.wide]: { display: "none" } },
});

export const results = pageStyle({ display: "grid", alignContent: "start", gap: vars.space.md });

export const resultsHead = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
  minHeight: vars.size.field,
});

export const title = pageStyle({
  flex: `1 1 ${width.text}`,
  // The place is beside the number of cars, so that three whole cards fit on a laptop screen.
  "@media": {
    [media.wide]: { ...rules.wrapped, alignItems: "baseline", columnGap: vars.space.xs },
  },
});

export const subtitle = pageStyle({ color: vars.color.textMuted });

export const tools = pageStyle({
  ...rules.wrapped,
  alignItems: "start",
  gap: vars.space.xs,
  "@media": {
    [media.mobile]: { flex: "1 1 100%" },
    [media.wide]: { minInlineSize: width.text, flexWrap: "nowrap" },
  },
});

export const sortField = pageStyle({ flex: `1 1 ${width.choice}` });

/** As high as the sort field beside it. */
export const mapSwitch = pageStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.field,
  blockSize: vars.size.field,
  color: vars.color.primary,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  selectors: {
    "&[data-active]": { color: vars.color.onPrimary, background: vars.color.primary },
  },
});

export const filtersButton = pageStyle({
  flex: `1 1 ${width.action}`,
  minHeight: vars.size.field,
  "@media": { [media.wide]: { display: "none" } },
});

/** Below the card of a listing. */
export const similar = pageStyle({ marginInline: vars.space.sm, fontSize: vars.text.sm });

export const count = pageStyle({
  display: "inline-grid",
  placeItems: "center",
  minInlineSize: boxSize.line,
  blockSize: boxSize.line,
  borderRadius: vars.radius.pill,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontSize: vars.text.xs,
});

export const activeFilters = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  gap: vars.space.xs,
});

export const clear = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.size.touch,
  paddingInline: vars.space.xs,
  fontSize: vars.text.sm,
});

/**
 * Paint containment for the cards: a layout change above moves all cards as one block, without a layout of
 * each card. The margin leaves room for a card's focus ring.
 */
export const listings = pageStyle({
  contain: "layout paint",
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
});

/**
 * An entry of the server's document. It is laid out only near the viewport, since first paint does not need
 * it. A list rendered by the browser, including on back navigation, is laid out in full, so that its scroll
 * position is exact.
 */
export const deferredLayout = pageStyle({
  contentVisibility: "auto",
  // At least the height of any card; a taller card would overlap the next.
  containIntrinsicBlockSize: `auto ${width.panel}`,
  // Leaves room for a card's focus ring.
  margin: `calc(-1 * ${vars.space.xxs})`,
  padding: vars.space.xxs,
  "@media": { [media.wide]: { containIntrinsicBlockSize: `auto ${width.text}` } },
});

/** The previous list while the next one loads: grey, with unchanged contrast. */
export const busy = pageStyle({
  filter: "grayscale(1)",
  transition: `filter ${vars.duration.calm} ${vars.duration.quick}`,
});

export const message = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.sm,
  padding: vars.space.lg,
  ...rules.surface,
});

export const messageActions = pageStyle({
  ...rules.wrapped,
  gap: vars.space.sm,
  marginBlockStart: vars.space.xs,
});

/** As high as the strip of pick-up days. */
export const daysPlaceholder = pageStyle({ minBlockSize: `calc(${boxSize.tall} + ${vars.space.xxs})` });

export const skeletonGroup = pageStyle({ display: "grid", gap: vars.space.xs });
