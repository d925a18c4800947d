import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { boxSize } from "../theme/measures.ts";

/** Aligns an icon with the letters beside it. */
const baselineShift = "-0.2em";
/** 20 px, beside text of 16 px. */
const mediumSize = "1.25rem";
/** 28 px, beside a heading. */
const largeSize = "1.75rem";

export const icon = componentStyle({ flex: "none", display: "inline-block", verticalAlign: baselineShift });

/**
 * Mirrors an icon that points forwards or backwards, such as back or sign-out, in right-to-left documents.
 */
export const pointing = componentStyle({ selectors: { "[dir='rtl'] &": { scale: "-1 1" } } });

export const sizes = componentStyles({
  small: { inlineSize: boxSize.iconSmall, blockSize: boxSize.iconSmall },
  medium: { inlineSize: mediumSize, blockSize: mediumSize },
  large: { inlineSize: largeSize, blockSize: largeSize },
});
