import { edge } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const captcha = pageStyle({
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.canvas,
});

export const state = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  color: vars.color.textMuted,
});

export const solved = pageStyle({ color: vars.color.positive });

export const recaptcha = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.xs,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: "none",
});

export const legend = pageStyle({ padding: 0, fontWeight: vars.weight.strong });

export const hint = pageStyle({ margin: 0, fontSize: vars.text.sm, color: vars.color.textMuted });

/** Google's box is as high as this: nothing jumps when it arrives. */
export const place = pageStyle({ inlineSize: "100%", minBlockSize: edge.captcha });
