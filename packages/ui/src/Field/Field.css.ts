import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { inset, width } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const field = componentStyle({ display: "flex", flexDirection: "column", gap: vars.space.xxs });

export const labelLine = componentStyle({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.xs,
  fontSize: vars.text.sm,
});

export const label = componentStyle({ fontWeight: vars.weight.strong });

export const aside = componentStyle({ color: vars.color.textMuted });

export const hint = componentStyle({ ...rules.note });

export const error = componentStyle({
  display: "flex",
  alignItems: "flex-start",
  gap: inset.xs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.danger,
});

/** The visible border and background of a form control. */
export const frame = componentStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  minHeight: vars.size.field,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.duration.quick}, box-shadow ${vars.duration.quick}`,
  selectors: {
    "&:hover": { borderColor: vars.color.textMuted },
    "&:focus-within": {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
    },
    "&:has([aria-invalid='true'])": {
      borderColor: vars.color.danger,
      boxShadow: `0 0 0 1px ${vars.color.danger}`,
    },
    "&:has(:disabled)": { background: vars.color.sunken, borderColor: vars.color.line },
  },
  "@media": { "(forced-colors: active)": { selectors: { "&:focus-within": { outline: "2px solid" } } } },
});

/** The native control inside `frame`, which shows the focus ring. */
export const control = componentStyle({
  flex: 1,
  inlineSize: "100%",
  minHeight: `calc(${vars.size.field} - 2px)`,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  background: "transparent",
  border: 0,
  borderRadius: "inherit",
  outline: "none",
  fontSize: vars.text.md,
  lineHeight: vars.leading.snug,
  selectors: {
    // A field cuts off content below its line.
    "&:lang(ar)": { lineHeight: vars.leading.body },
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    "&:disabled": { color: vars.color.textMuted, cursor: "not-allowed" },
    // Covers the browser's autofill colour.
    "&:autofill": {
      boxShadow: `inset 0 0 0 100vmax ${vars.color.primarySoft}`,
      WebkitTextFillColor: vars.color.text,
    },
  },
});

export const leading = componentStyle({ marginInlineStart: vars.space.sm, color: vars.color.textMuted });

export const trailing = componentStyle({ marginInlineEnd: vars.space.sm, color: vars.color.textMuted });

export const widths = componentStyles({
  full: {},
  short: { maxInlineSize: width.narrow },
  medium: { maxInlineSize: width.field },
});

export const errorIcon = componentStyle({ marginBlockStart: inset.rim });
