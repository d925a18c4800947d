import { media } from "@sayara/ui/theme/media";
import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: `${vars.space.lg} ${vars.space.xl}` });

export const head = pageStyle({
  ...rules.wrapped,
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.sm,
});

export const tools = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

export const note = pageStyle(rules.note);

export const list = pageStyle({ outline: "none" });

export const selectAll = pageStyle({ paddingInline: vars.space.sm });

export const rows = pageStyle({ ...rules.surface, display: "grid", overflow: "hidden" });

/** Checkbox, icon, text and buttons. On phones the text takes the icon's space. */
export const row = pageStyle({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.sm}`,
  selectors: {
    "&:not(:last-child)": { borderBlockEnd: `1px solid ${vars.color.line}` },
    "&:hover": { background: vars.color.sunken },
  },
  "@media": {
    [media.small]: {
      gridTemplateColumns: `auto ${boxSize.small} minmax(0, 1fr) auto`,
      columnGap: vars.space.sm,
    },
  },
});

export const unread = pageStyle({ boxShadow: `inset ${vars.space.xxs} 0 ${vars.color.primary}` });

export const selected = pageStyle({ selectors: { "&, &:hover": { background: vars.color.primarySoft } } });

export const iconCircle = pageStyle({
  display: "none",
  placeItems: "center",
  inlineSize: boxSize.small,
  blockSize: boxSize.small,
  borderRadius: vars.radius.pill,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  "@media": { [media.small]: { display: "grid" } },
});

export const iconCircleUnread = pageStyle({
  background: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});

export const body = pageStyle({ paddingBlock: vars.space.xs });

export const text = pageStyle({
  color: vars.color.textMuted,
  selectors: { [`${unread} &`]: { color: vars.color.text, fontWeight: vars.weight.strong } },
});

export const link = pageStyle({
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.primary, textDecoration: "underline" } },
});

/** Stacked on phones, where the text needs the width. */
export const actions = pageStyle({
  display: "flex",
  flexDirection: "column",
  "@media": { [media.small]: { flexDirection: "row" } },
});

export const empty = pageStyle({
  ...rules.surface,
  display: "grid",
  justifyItems: "center",
  gap: vars.space.md,
  padding: vars.space.xl,
  textAlign: "center",
});
