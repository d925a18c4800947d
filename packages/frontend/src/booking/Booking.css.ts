import { globalStyle, keyframes } from "@vanilla-extract/css";
import { media } from "@sayara/ui/theme/media";
import { inset, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";
import { besideSummary } from "../rental/RentalSummary/besideSummary.css.ts";
import { pages } from "@sayara/ui/theme/layers.css";

/** Diameter of the circle around a step number. */
const circle = "2rem";

export const page = pageStyle({
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
  // Makes a booking fit on one A4 page.
  "@media": { [media.print]: { zoom: 0.62, paddingBlock: 0, gap: vars.space.sm } },
});

/** Heading area: the result of the last action, and the reference. */
export const welcome = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  alignItems: "center",
  overflow: "clip",
  padding: vars.space.lg,
  borderRadius: vars.radius.surface,
  // Green is reserved for confirmed bookings; the agency has not responded yet.
  background: vars.color.primarySoft,
  color: vars.color.text,
  "@media": {
    [media.small]: {
      gridTemplateColumns: `minmax(0, 1fr) minmax(${width.narrow}, ${width.panel})`,
      padding: vars.space.xl,
    },
  },
});

const arrive = keyframes({
  from: { transform: `translateX(calc(40% * ${vars.flow.forward}))`, opacity: 0 },
  to: { transform: "none", opacity: 1 },
});

export const arrival = pageStyle({
  maxInlineSize: width.text,
  animation: `${arrive} ${vars.duration.arrive} ${vars.ease.out} both`,
  "@media": { [media.small]: { maxInlineSize: "none" } },
});

export const reference = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.sm,
  rowGap: vars.space.xxs,
});

export const referenceCode = pageStyle({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.code,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.snug,
  userSelect: "all",
});

/** On phones the summary follows the next steps; on wide screens it is beside them. */
export const columns = `${besideSummary} ${pageStyle({
  "@media": {
    [media.wide]: {
      gridTemplateRows: "auto 1fr",
      gridTemplateAreas: '"next summary" "details summary"',
    },
    // In print, the steps and the first sections are beside the summary, and the others below in two columns.
    [media.print]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", gap: vars.space.sm },
  },
})}`;

const area = (gridArea: string) => pageStyle({ "@media": { [media.wide]: { gridArea } } });

export const next = `${area("next")} ${pageStyle({
  "@media": { [media.print]: { gridArea: "1 / 1" } },
})}`;

export const summary = `${area("summary")} ${pageStyle({
  "@media": { [media.print]: { gridArea: "1 / 2 / span 3" } },
})}`;

export const details = `${area("details")} ${pageStyle({
  display: "grid",
  gap: vars.space.lg,
  "@media": { [media.print]: { display: "contents" } },
})}`;

export const steps = pageStyle({ display: "grid", counterReset: "step" });

export const step = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${circle} 1fr`,
  columnGap: vars.space.md,
  paddingBlockEnd: vars.space.lg,
  counterIncrement: "step",
  selectors: {
    "&::before": {
      content: "counter(step)",
      display: "grid",
      placeItems: "center",
      inlineSize: circle,
      blockSize: circle,
      borderRadius: vars.radius.pill,
      background: vars.color.primarySoft,
      color: vars.color.onPrimarySoft,
      fontWeight: vars.weight.strong,
    },
    "&:first-child::before": { background: vars.color.primary, color: vars.color.onPrimary },
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetBlock: `calc(${circle} + ${vars.space.xxs}) ${vars.space.xxs}`,
      insetInlineStart: `calc(${circle} / 2 - 1px)`,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
    "&:last-child": { paddingBlockEnd: 0 },
  },
});

export const stepName = pageStyle({
  paddingBlock: `${inset.xs} ${inset.hair}`,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const stepTime = pageStyle({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.primary,
});

export const stepText = pageStyle({ ...rules.note });

export const facts = pageStyle(rules.pair);

export const fact = pageStyle({ display: "grid", alignContent: "start", gap: inset.hair });

export const factName = pageStyle({ ...rules.note });

export const factValue = pageStyle({ fontWeight: vars.weight.medium, overflowWrap: "anywhere" });

export const option = pageStyle({ display: "flex", alignItems: "flex-start", gap: vars.space.xs });

export const optionIcon = pageStyle({ color: vars.color.positive, marginBlockStart: inset.hair });

export const placeIcon = pageStyle({ color: vars.color.primary, marginBlockStart: inset.hair });

export const resultHeading = pageStyle({ outline: "none" });

export const amountRow = pageStyle({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.md,
  fontVariantNumeric: "tabular-nums",
});

// The amount must not shrink: it would wrap before its currency.
globalStyle(`${amountRow} > :last-child`, { "@layer": { [pages]: { flex: "none" } } });

export const paymentDetails = pageStyle({ ...rules.note, overflowWrap: "anywhere" });

/** Text that the visitor copies by hand. */
export const copyableText = pageStyle({
  padding: vars.space.sm,
  borderRadius: vars.radius.inner,
  background: vars.color.sunken,
  fontFamily: vars.font.body,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  userSelect: "all",
});

/** A wrapper without effect on the layout of its children. */
export const actions = pageStyle({ display: "contents" });

/** Hidden in print, where nothing can be pressed. An empty wrapper leaves no gap. */
export const screenOnly = pageStyle({
  selectors: { "&:empty": { display: "none" } },
  "@media": { [media.print]: { display: "none" } },
});
