import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** The reports of hand-over and return, side by side where both fit. */
export const reports = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 16rem), 1fr))",
  gap: vars.space.md,
});

export const report = pageStyle({ ...rules.outlined, padding: vars.space.sm });

export const text = pageStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const signature = pageStyle({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "16rem",
  blockSize: "auto",
  color: vars.color.text,
});

export const angles = pageStyle({
  display: "grid",
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** The photos of an angle, before and after. */
export const pair = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space.sm,
});
