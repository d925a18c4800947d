import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const bar = pageStyle({
  inlineSize: "100%",
  accentColor: vars.color.primary,
  "@media": {
    // A static, filled bar instead of the browser's animation.
    [media.calm]: {
      selectors: {
        "&:indeterminate": { appearance: "none", background: vars.color.primary },
        "&:indeterminate::-webkit-progress-bar": { background: vars.color.primary },
      },
    },
  },
});
