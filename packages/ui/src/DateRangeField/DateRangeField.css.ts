import { componentStyle } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { inset, width } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

/** Between the parts of a date, in em. */
const partGap = "0.4em";

export const group = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.xxs });

export const ends = componentStyle({
  display: "grid",
  // Stacked when the text is enlarged on a phone.
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width.thumbnail}), 1fr))`,
  gap: vars.space.xs,
  // On a phone, the two native date-time fields need a line each. With JavaScript, buttons of the same position and
  // height replace them.
  "@media": { [`(scripting: none) and ${media.narrow}`]: { gridTemplateColumns: "1fr" } },
});

export const opener = componentStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  flex: 1,
  minHeight: `calc(${vars.size.field} - 2px)`,
  paddingInline: vars.space.sm,
  borderRadius: "inherit",
  outline: "none",
  lineHeight: "1.2",
  // Arabic abbreviates neither days nor months.
  selectors: { "&:lang(ar)": { gap: inset.xs, paddingInline: vars.space.xs } },
});

export const chosen = componentStyle({
  ...rules.wrapped,
  alignItems: "baseline",
  columnGap: partGap,
  // Keeps the times of both ends aligned, whatever the width of the days.
  "@media": { [media.narrow]: { flexDirection: "column", alignItems: "start" } },
});

export const day = componentStyle({ fontWeight: vars.weight.medium, whiteSpace: "nowrap" });

export const time = componentStyle({
  ...rules.note,
  fontVariantNumeric: "tabular-nums",
});

export const icon = componentStyle({
  color: vars.color.textMuted,
  "@media": { [media.narrow]: { display: "none" } },
});
