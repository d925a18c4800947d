import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const entry = pageStyle({ display: "grid", gap: vars.space.sm, minInlineSize: 0 });

/** Focusable only for the keyboard shortcuts, so it has no focus ring. */
export const content = pageStyle({ outline: "none" });

/** The opened document: its file beside the facts and buttons. */
export const shownEntry = pageStyle({
  display: "grid",
  gap: vars.space.md,
  minInlineSize: 0,
  "@media": { [media.wide]: { gridTemplateColumns: `minmax(0, ${width.field}) minmax(0, 1fr)` } },
});

/** Facts and buttons, which stay in view beside a long file. */
export const side = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignContent: "start",
  minInlineSize: 0,
  "@media": { [media.wide]: { position: "sticky", insetBlockStart: vars.space.xl, alignSelf: "start" } },
});

export const legend = pageStyle({ ...rules.wrapped, alignItems: "center", columnGap: vars.space.md });

export const key = pageStyle({
  ...rules.outlined,
  display: "inline-block",
  minInlineSize: boxSize.line,
  textAlign: "center",
  fontFamily: "inherit",
  background: vars.color.sunken,
});

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const name = pageStyle({ overflowWrap: "anywhere" });

export const facts = pageStyle({ ...rules.wrapped, columnGap: vars.space.md, rowGap: vars.space.xs });

export const link = pageStyle({
  textDecoration: "underline",
  textUnderlineOffset: rules.underlineOffset,
  ...rules.lineTarget,
});

export const actions = pageStyle({ ...rules.wrapped, gap: vars.space.xs });
