import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const button = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.xs,
  maxInlineSize: "100%",
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.pill,
  color: vars.color.primary,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  textDecoration: "none",
  transition: `background-color ${vars.duration.quick}`,
  selectors: { "&:hover, &[data-state='open']": { background: vars.color.primarySoft } },
  "@media": { [media.wide]: { paddingInlineEnd: vars.space.sm, paddingInlineStart: vars.space.xxs } },
});

/** Visually hidden on phones. */
export const name = pageStyle({
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  "@media": {
    [media.mobile]: rules.visuallyHidden,
  },
});

export const panel = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  inlineSize: width.medium,
  padding: vars.space.xs,
});

export const identity = pageStyle({
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const list = pageStyle({ display: "grid" });

export const item = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  inlineSize: "100%",
  minHeight: vars.size.touch,
  paddingInline: vars.space.sm,
  borderRadius: vars.radius.inner,
  textDecoration: "none",
  color: vars.color.text,
  selectors: { "&:hover": { background: vars.color.primarySoft, color: vars.color.onPrimarySoft } },
});
