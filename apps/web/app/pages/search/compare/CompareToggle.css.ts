import { media } from "@sayara/ui/theme/media";
import { boxSize, inset } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/**
 * In the corner over the image, so it takes no space in the card. The touch target is larger than the visible
 * pill.
 */
export const toggle = pageStyle({
  display: "grid",
  alignItems: "start",
  cursor: "pointer",
  "@media": {
    [media.touch]: { minBlockSize: vars.size.touch, minInlineSize: vars.size.touch },
    "(scripting: none)": { display: "none" },
  },
});

export const pill = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  minBlockSize: boxSize.line,
  padding: `${inset.hair} ${inset.xs}`,
  borderRadius: vars.radius.inner,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.text.xxs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: { "&:has(:checked)": { background: vars.color.primarySoft, color: vars.color.onPrimarySoft } },
});

export const box = pageStyle({
  inlineSize: boxSize.iconSmall,
  blockSize: boxSize.iconSmall,
  margin: 0,
  accentColor: vars.color.primary,
  cursor: "inherit",
});
