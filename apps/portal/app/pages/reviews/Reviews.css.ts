import { inset, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", columnGap: vars.space.sm });

export const name = pageStyle({ overflowWrap: "anywhere" });

/** Preserves line breaks as typed, and breaks long words. */
export const text = pageStyle({
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  maxInlineSize: width.dialog,
});

export const note = pageStyle({ ...rules.note, ...rules.wrapped, columnGap: vars.space.sm });

export const link = pageStyle({
  textDecoration: "underline",
  textUnderlineOffset: rules.underlineOffset,
  ...rules.lineTarget,
});

export const photo = pageStyle({
  display: "block",
  inlineSize: width.narrow,
  blockSize: width.thumbnail,
  objectFit: "cover",
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const answer = pageStyle({
  display: "grid",
  gap: inset.xs,
  margin: 0,
  paddingInlineStart: vars.space.sm,
  borderInlineStart: `2px solid ${vars.color.line}`,
});

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });
