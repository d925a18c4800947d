import { componentStyle } from "../theme/componentStyle.ts";
import { vars } from "../theme/tokens.css.ts";

/** Covers the frame, so that all of it opens the browser's dialog and takes dropped files. The frame shows the focus. */
export const input = componentStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
  selectors: { "&:disabled": { cursor: "not-allowed" } },
});

export const text = componentStyle({
  flex: 1,
  minInlineSize: 0,
  paddingInline: vars.space.sm,
  paddingBlock: vars.space.xs,
  overflowWrap: "anywhere",
  lineHeight: vars.leading.snug,
});

export const invitation = componentStyle({ color: vars.color.textMuted });
