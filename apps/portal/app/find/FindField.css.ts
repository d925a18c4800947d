import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** High enough for the field to stay in place while results load. */
export const content = pageStyle({
  display: "grid",
  alignContent: "start",
  gap: vars.space.sm,
  minBlockSize: "50dvh",
});

export const list = pageStyle({ display: "grid", minInlineSize: 0 });

export const heading = pageStyle({
  paddingBlock: `${vars.space.sm} ${vars.space.xxs}`,
  paddingInline: vars.space.sm,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});

export const option = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.xs,
  minHeight: vars.size.touch,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.inner,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
  cursor: "pointer",
  scrollMarginBlock: vars.space.xxl,
  selectors: { "&[aria-selected='true']": { background: vars.color.primarySoft } },
  "@media": {
    "(forced-colors: active)": { selectors: { "&[aria-selected='true']": { outline: "2px solid" } } },
  },
});

export const name = pageStyle({ fontWeight: vars.weight.strong });

export const detail = pageStyle({ fontSize: vars.text.sm, color: vars.color.textMuted });
