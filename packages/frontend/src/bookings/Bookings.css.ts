import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: `${vars.space.lg} ${vars.space.xl}` });

export const quick = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

/** A rarely used quick list without bookings. Hidden on phones, where it would push the bookings down. */
export const quickEmpty = pageStyle({ "@media": { [media.narrow]: { display: "none" } } });

/** The tools above the list: search, sort order and, on phones, the filter button. */
export const tools = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignItems: "end",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  "@media": {
    [media.wide]: { gridTemplateColumns: `minmax(0, 1fr) ${width.panel}` },
  },
});

/** Field and button in one row. */
export const keyword = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "end",
  gap: vars.space.xs,
});

/** On phones the search has its own row. */
export const search = pageStyle({ "@media": { [media.mobile]: { gridColumn: "1 / -1" } } });

export const sort = pageStyle({ minInlineSize: 0 });

/** As high as the adjacent field. The field's empty message line adds one gap. */
export const besideField = pageStyle({ minHeight: vars.size.field, marginBlockEnd: vars.space.xxs });

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

export const filters = pageStyle({ ...rules.wrapped, alignItems: "end", gap: vars.space.md });

export const filter = pageStyle({ flex: `1 1 ${width.choice}` });

/** Takes a separate row. */
export const statuses = pageStyle({ ...rules.wrapped, gap: vars.space.xs, flexBasis: "100%" });

/** A field for the kind of dates, then first and last day. On phones, the kind has its own row. */
export const dates = pageStyle({
  display: "grid",
  flex: `3 1 ${width.panel}`,
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space.sm,
  alignItems: "end",
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});

export const datesOf = pageStyle({ "@media": { [media.mobile]: { gridColumn: "1 / -1" } } });

export const legend = pageStyle({
  paddingBlockEnd: vars.space.xs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
});

export const summary = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.xs,
  minHeight: vars.size.touch,
});

/** The previous list while the next one loads: grey, with unchanged contrast. */
export const busy = pageStyle({
  filter: "grayscale(1)",
  transition: `filter ${vars.duration.calm} ${vars.duration.quick}`,
});

export const empty = pageStyle({
  ...rules.surface,
  display: "grid",
  justifyItems: "center",
  gap: vars.space.md,
  padding: vars.space.xl,
  textAlign: "center",
});

export const total = pageStyle({ color: vars.color.textMuted });
