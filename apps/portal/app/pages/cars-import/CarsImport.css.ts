import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

const underlined = {
  textDecoration: "underline",
  textUnderlineOffset: rules.underlineOffset,
};

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ display: "grid", gap: vars.space.xs, justifyItems: "start" });

export const back = pageStyle({ minBlockSize: boxSize.line, ...underlined });

export const hints = pageStyle({
  display: "grid",
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.md,
  listStyle: "disc",
});

export const preview = pageStyle({ display: "grid", gap: vars.space.lg, minInlineSize: 0 });

export const counts = pageStyle({ fontWeight: vars.weight.strong });

export const save = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const group = pageStyle({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });

export const rows = pageStyle({ ...rules.surface, display: "grid" });

export const row = pageStyle({
  display: "grid",
  gap: vars.space.xxs,
  padding: vars.space.sm,
  overflowWrap: "anywhere",
  minInlineSize: 0,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const line = pageStyle({ color: vars.color.textMuted, fontVariantNumeric: "tabular-nums" });

/** A value after the change. Without the underline of `<ins>`, because an arrow already marks the change. */
export const after = pageStyle({ fontWeight: vars.weight.strong, textDecoration: "none" });

export const link = pageStyle({ ...underlined, justifySelf: "start" });
