import { boxSize, inset, width } from "@sayara/ui/theme/measures";
import { media } from "@sayara/ui/theme/media";
import { pageStyle, pageStyles } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

/** Scrolls sideways while the names of the cars stay in view. */
export const scroller = pageStyle({
  overflowX: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
});

/** Minimum width of a day, enough for its number and a word. */
const day = "2.5rem";

export const grid = pageStyle({
  display: "grid",
  gridTemplateColumns: `${width.narrow} minmax(calc(var(--days) * ${day}), 1fr)`,
  "@media": { [media.narrow]: { gridTemplateColumns: `${width.thumbnail} calc(var(--days) * ${day})` } },
});

const cell = { borderBlockEnd: `1px solid ${vars.color.line}`, minBlockSize: boxSize.tall } as const;

export const name = pageStyle({
  ...cell,
  position: "sticky",
  insetInlineStart: 0,
  zIndex: 1,
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  padding: vars.space.xs,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
});

export const days = pageStyle({
  ...cell,
  display: "grid",
  gridTemplateColumns: "repeat(var(--days), 1fr)",
  alignItems: "center",
  textAlign: "center",
  fontSize: vars.text.xs,
  color: vars.color.textMuted,
});

export const track = pageStyle({
  ...cell,
  position: "relative",
  listStyle: "none",
  margin: 0,
  padding: 0,
  background: `repeating-linear-gradient(calc(90deg * ${vars.flow.forward}), transparent 0 calc(100% / var(--days) - 1px),
    ${vars.color.line} calc(100% / var(--days) - 1px) calc(100% / var(--days)))`,
});

export const place = pageStyle({
  position: "absolute",
  insetBlock: inset.xs,
  insetInlineStart: "var(--start)",
  inlineSize: "var(--size)",
});

export const bar = pageStyle({
  display: "block",
  inlineSize: "100%",
  blockSize: "100%",
  minBlockSize: boxSize.line,
  overflow: "hidden",
  paddingInline: inset.xs,
  border: "1px solid currentColor",
  borderRadius: vars.radius.tick,
  font: "inherit",
  fontSize: vars.text.xs,
  lineHeight: "1.3",
  textAlign: "start",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textDecoration: "none",
  alignContent: "center",
  selectors: {
    "button&": { cursor: "grab" },
    "&[data-dragged]": { position: "relative", zIndex: 2, cursor: "grabbing", opacity: 0.85 },
  },
});

export const tones = pageStyles({
  booked: { background: vars.color.primarySoft, color: vars.color.onPrimarySoft },
  waiting: { background: vars.color.warningSoft, color: vars.color.onWarningSoft, borderStyle: "dashed" },
  walkIn: { background: vars.color.positiveSoft, color: vars.color.onPositiveSoft },
  blocked: { background: vars.color.sunken, color: vars.color.textMuted },
  free: {
    background: "transparent",
    color: "transparent",
    borderColor: "transparent",
    cursor: "pointer",
    selectors: {
      "&:hover, &:focus-visible": { color: vars.color.primary, borderColor: vars.color.primary },
    },
  },
});

/** The time for cleaning after a rental. */
export const turnaround = pageStyle({
  display: "block",
  blockSize: "100%",
  background: `repeating-linear-gradient(135deg, ${vars.color.lineStrong} 0 1px, transparent 1px 4px)`,
});
