import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** 60 px, the width of a stored logo (specification). */
const logoWidth = "3.75rem";

export const logo = pageStyle({ flex: "none", borderRadius: vars.radius.inner });

/** Has the size of a logo. */
export const drawing = pageStyle({
  flex: "none",
  inlineSize: logoWidth,
  aspectRatio: "2 / 1",
  overflow: "hidden",
  borderRadius: vars.radius.inner,
});
