import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const frame = pageStyle({
  position: "relative",
  overflow: "hidden",
  blockSize: width.panel,
  background: vars.color.primarySoft,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
});

/** The pin's tip is at the middle of its lower edge. The script moves the pin by `transform`. */
export const pin = pageStyle({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  // The map measures pixels from the left in every language.
  direction: "ltr",
  display: "grid",
  placeItems: "end center",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.inner,
  background: "none",
  color: vars.color.danger,
  cursor: "grab",
  touchAction: "none",
  selectors: {
    "&:active": { cursor: "grabbing" },
    "&:disabled": { cursor: "default", color: vars.color.textMuted },
  },
});

export const picture = pageStyle({ inlineSize: boxSize.small, blockSize: boxSize.small });
