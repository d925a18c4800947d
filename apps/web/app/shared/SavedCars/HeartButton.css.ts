import { media } from "@sayara/ui/theme/media";
import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** The touch target is larger than the visible disc. */
export const heart = pageStyle({
  display: "grid",
  placeItems: "start",
  minInlineSize: boxSize.line,
  minBlockSize: boxSize.line,
  borderRadius: vars.radius.pill,
  cursor: "pointer",
  "@media": {
    [media.touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    "(scripting: none)": { display: "none" },
  },
});

export const disc = pageStyle({
  display: "grid",
  placeItems: "center",
  inlineSize: boxSize.small,
  blockSize: boxSize.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
  selectors: {
    "[aria-pressed='true'] > &": { color: vars.color.danger },
    "button:hover > &": { borderColor: vars.color.danger },
  },
});

/** A heart beside another control over a photo. */
export const corner = pageStyle({ display: "flex", alignItems: "start", gap: vars.space.xxs });
