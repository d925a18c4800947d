import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** As wide for guests as for users, so that the layout does not shift once the session is known. */
export const slot = pageStyle({
  display: "grid",
  alignItems: "center",
  justifyItems: "end",
  inlineSize: `calc(2 * ${vars.size.touch})`,
  blockSize: vars.size.touch,
  "@media": { [media.wide]: { inlineSize: width.text } },
});

/** Bell and menu in one row, which truncates the user's name. */
export const signedIn = pageStyle({ display: "flex", maxInlineSize: "100%" });
