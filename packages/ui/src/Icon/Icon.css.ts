import { componentStyle, componentStyles } from "../theme/componentStyle.ts";

export const icon = componentStyle({ flex: "none", display: "inline-block", verticalAlign: "-0.2em" });

export const sizes = componentStyles({
  small: { inlineSize: "1rem", blockSize: "1rem" },
  medium: { inlineSize: "1.25rem", blockSize: "1.25rem" },
  large: { inlineSize: "1.75rem", blockSize: "1.75rem" },
});
