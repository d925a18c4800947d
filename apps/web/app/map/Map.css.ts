import { media } from "@sayara/ui/theme/media";
import { inset, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const frame = pageStyle({
  position: "relative",
  overflow: "hidden",
  display: "grid",
  placeItems: "center",
  blockSize: width.aside,
  background: vars.color.primarySoft,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
  "@media": {
    [media.wide]: { blockSize: width.surface },
    // Hidden without JavaScript: the list of places beside it remains.
    "(scripting: none)": { display: "none" },
  },
});

/** As high as the window, for use beside a list. */
export const tall = pageStyle({
  "@media": {
    [media.wide]: { blockSize: `calc(100dvh - 2 * ${vars.space.md})`, maxBlockSize: width.dialog },
  },
});

/** Small, for pages on which the map is secondary. */
export const small = pageStyle({
  blockSize: width.panel,
  "@media": { [media.wide]: { blockSize: width.panel } },
});

/** A label above the place, with a tip that points to it. */
export const pin = pageStyle({
  display: "grid",
  justifyItems: "center",
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.inner,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.tight,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  transition: `background ${vars.duration.quick}, color ${vars.duration.quick}`,
  // The anchor of the label is its lower edge; the tip is below it.
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  selectors: {
    "&::after": {
      content: "''",
      position: "absolute",
      insetBlockStart: "100%",
      borderInline: `${inset.xs} solid transparent`,
      borderBlockStart: `${inset.xs} solid ${vars.color.lineStrong}`,
    },
    "&:hover, &:focus-visible, &[data-active]": {
      zIndex: vars.stack.sticky,
      background: vars.color.primary,
      borderColor: vars.color.primary,
      color: vars.color.onPrimary,
    },
    // Enlarges the touch target beyond the label's height.
    "&::before": { content: "''", position: "absolute", inset: `calc(-1 * ${vars.space.xs}) 0` },
  },
});

/** Explains the prices on the pins. At the top, since the attribution is at the bottom. */
export const legend = pageStyle({
  position: "absolute",
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.inner,
  background: vars.color.surface,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  pointerEvents: "none",
});

/** The name of a place without a pin, for orientation. */
export const context = pageStyle({
  color: vars.color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.tight,
  whiteSpace: "nowrap",
  pointerEvents: "none",
});

export const airport = pageStyle({ fontWeight: vars.weight.strong });

export const town = pageStyle({ fontWeight: vars.weight.medium });

export const pinName = pageStyle({ display: "inline-flex", alignItems: "center", gap: vars.space.xxs });

/** Badge with an airport's code. */
export const code = pageStyle({
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.inner,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  letterSpacing: vars.tracking.caps,
});

export const label = pageStyle({
  maxInlineSize: width.choice,
  overflow: "hidden",
  textOverflow: "ellipsis",
});

export const more = pageStyle({ fontVariantNumeric: "tabular-nums", opacity: 0.8 });

/** For assistive technology only. */
export const spoken = pageStyle(rules.visuallyHidden);

export const from = pageStyle({ fontWeight: vars.weight.regular, fontVariantNumeric: "tabular-nums" });
