import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const viewer = pageStyle({ display: "grid", gap: vars.space.xs, minInlineSize: 0 });

/** High enough for an A4 page to be legible without horizontal scrolling. */
const blockSize = "min(80vh, 52rem)";

export const frame = pageStyle({ ...rules.outlined, inlineSize: "100%", blockSize });

export const picture = pageStyle({
  ...rules.outlined,
  maxBlockSize: blockSize,
  overflow: "auto",
  background: vars.color.sunken,
});

export const fitted = pageStyle({
  display: "block",
  marginInline: "auto",
  maxInlineSize: "100%",
  maxBlockSize: `calc(${blockSize} - 2px)`,
});
