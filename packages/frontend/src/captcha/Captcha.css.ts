import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** 78 px, the height of a reCAPTCHA box. */
const boxHeight = "4.875rem";

export const captcha = pageStyle({
  paddingInline: vars.space.md,
  paddingBlock: vars.space.xs,
  ...rules.outlined,
  background: vars.color.canvas,
});

/**
 * The hint and the state share one cell, so that the box keeps its height when the state replaces the hint.
 */
export const messages = pageStyle({ display: "grid" });

export const message = pageStyle({ gridArea: "1 / 1" });

export const replacedMessage = pageStyle({ gridArea: "1 / 1", visibility: "hidden" });

export const state = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  ...rules.note,
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

export const hint = pageStyle({ ...rules.note, margin: 0 });

/** Reserves the height of Google's box, so that the layout does not shift when it loads. */
export const container = pageStyle({ inlineSize: "100%", minBlockSize: boxHeight });
