import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";
import { carTransitionName } from "@sayara/frontend/rental/CarPicture/CarPicture.css";
import { besideSummary } from "@sayara/frontend/rental/RentalSummary/besideSummary.css";

export const page = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  paddingBlock: `${vars.space.md} ${vars.space.xl}`,
});

/** On phones the price follows the introduction; on wide screens it is beside all other content. */
export const columns = `${besideSummary} ${pageStyle({
  "@media": {
    [media.wide]: {
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"introduction price" "details price"',
    },
  },
})}`;

export const introduction = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.lg,
  "@media": { [media.wide]: { gridArea: "introduction" } },
});

export const head = pageStyle({
  display: "grid",
  gap: vars.space.md,
  alignItems: "center",
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space.lg } },
});

/** `CarPicture` names its area in the card's grid. */
export const picture = pageStyle({
  display: "grid",
  position: "relative",
  gridTemplateAreas: '"picture"',
  viewTransitionName: carTransitionName,
});

/** Over the image. */
export const corner = pageStyle({
  position: "absolute",
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
});

export const text = pageStyle({ display: "grid", gap: vars.space.sm });

export const price = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.md,
  "@media": {
    [media.wide]: {
      gridArea: "price",
      alignSelf: "start",
      position: "sticky",
      insetBlockStart: vars.space.md,
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.md})`,
      overflowY: "auto",
      scrollbarWidth: "thin",
    },
  },
});

export const days = pageStyle({ display: "grid", gap: vars.space.xs, minInlineSize: 0 });

export const dates = pageStyle({ display: "grid", gap: vars.space.sm });

export const details = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.lg,
  minInlineSize: 0,
  "@media": { [media.wide]: { gridArea: "details" } },
});

export const section = pageStyle({ display: "grid", gap: vars.space.md });

export const facts = pageStyle(rules.pair);

export const fact = pageStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space.sm,
  alignContent: "start",
});

export const factIcon = pageStyle({ gridRow: "span 2", color: vars.color.primary });

export const factName = pageStyle({ fontWeight: vars.weight.strong });

export const factValue = pageStyle({ ...rules.note, gridColumn: "2", overflowWrap: "anywhere" });

export const note = pageStyle({ ...rules.note, overflowWrap: "anywhere" });

export const options = pageStyle({ display: "grid" });

export const option = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.md,
  paddingBlock: vars.space.sm,
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.line}` },
  },
});

export const optionHint = pageStyle({ ...rules.note, display: "block", lineHeight: vars.leading.snug });

export const optionPrice = pageStyle({
  flex: "none",
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
  selectors: { "[data-offer='included'] > &": { color: vars.color.positive } },
});

/** Reserves its height before the map is rendered. */
export const map = pageStyle({
  minBlockSize: width.aside,
  "@media": {
    [media.wide]: { minBlockSize: width.surface },
    "(scripting: none)": { display: "none" },
  },
});

export const places = pageStyle({ display: "grid", gap: vars.space.md });

export const place = pageStyle({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space.sm,
  borderRadius: vars.radius.control,
  selectors: { "&[data-active]": { background: vars.color.primarySoft } },
});

export const agencyHead = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.sm,
  rowGap: vars.space.xs,
});

export const hours = pageStyle({
  ...rules.wrapped,
  columnGap: vars.space.xs,
  fontVariantNumeric: "tabular-nums",
});

export const shares = pageStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(${width.thumbnail}, 1fr))`,
  gap: vars.space.sm,
});

export const share = pageStyle({
  display: "flex",
  flexDirection: "column-reverse",
  justifyContent: "flex-end",
  padding: vars.space.sm,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const shareValue = pageStyle({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
});

export const reviewHead = pageStyle({ ...rules.wrapped, alignItems: "baseline", columnGap: vars.space.xs });

export const otherCar = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${width.thumbnail} 1fr`,
  gridTemplateAreas: '"picture text"',
  alignItems: "center",
  gap: vars.space.sm,
  padding: vars.space.sm,
  ...rules.pressableSurface,
});

/** The link covers its whole card. */
export const otherCarName = pageStyle({
  fontWeight: vars.weight.strong,
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0, borderRadius: vars.radius.surface },
  },
});
