import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Amounts are aligned in a column. Printed only on request (`printWithReceipt`), on a separate page. */
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
