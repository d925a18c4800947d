import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const countdown = pageStyle({
  display: "inline-block",
  minInlineSize: "13ch",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.strong,
});
