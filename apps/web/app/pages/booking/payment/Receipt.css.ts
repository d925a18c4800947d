import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Amounts align below each other. Printed only if asked for (`printWithReceipt`), on a page of its own. */
export const receipt = pageStyle({
  fontVariantNumeric: "tabular-nums",
  breakInside: "avoid",
  "@media": {
    [media.print]: {
      display: "none",
      selectors: {
        'html[data-printed="receipt"] &': { display: "block", gridColumn: "1 / -1", breakBefore: "page" },
      },
    },
  },
});

/** Numbers of the rules, as in RULES.md. */
export const numbers = pageStyle({ display: "inline-block", fontWeight: vars.weight.medium });
