import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Amounts align below each other; on paper the receipt is not split. */
export const receipt = pageStyle({ fontVariantNumeric: "tabular-nums", breakInside: "avoid" });

/** Numbers of the rules, as in RULES.md. */
export const numbers = pageStyle({ display: "inline-block", fontWeight: vars.weight.medium });
