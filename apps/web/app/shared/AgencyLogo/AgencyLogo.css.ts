import { edge } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const logo = pageStyle({ flex: "none", borderRadius: vars.radius.inner });

/** In the size of a logo. */
export const drawn = pageStyle({
  flex: "none",
  inlineSize: edge.logo,
  aspectRatio: "2 / 1",
  overflow: "hidden",
  borderRadius: vars.radius.inner,
});
