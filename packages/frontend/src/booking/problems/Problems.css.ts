import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const problems = pageStyle({
  display: "grid",
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const problem = pageStyle({ ...rules.outlined, padding: vars.space.sm });

/** Preserves line breaks as typed; long words break. */
export const text = pageStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const pictures = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.sm,
  marginBlockStart: vars.space.sm,
});

export const picture = pageStyle({
  maxInlineSize: "100%",
  blockSize: "auto",
  borderRadius: vars.radius.control,
});

export const fileList = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

/** A chosen file's name, and the button that removes it. */
export const file = pageStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.sm,
  overflowWrap: "anywhere",
});
