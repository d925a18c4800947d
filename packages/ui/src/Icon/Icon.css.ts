import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { edge, glyph } from "../theme/measures.ts";

export const icon = componentStyle({ flex: "none", display: "inline-block", verticalAlign: glyph.drop });

export const sizes = componentStyles({
  small: { inlineSize: edge.iconSmall, blockSize: edge.iconSmall },
  medium: { inlineSize: edge.iconMedium, blockSize: edge.iconMedium },
  large: { inlineSize: edge.iconLarge, blockSize: edge.iconLarge },
});
