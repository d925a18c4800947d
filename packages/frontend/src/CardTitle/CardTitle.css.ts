import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Link whose target covers its card. */
export const coveringLink = pageStyle({
  textDecoration: "none",
  color: "inherit",
  selectors: {
    "&::after": { content: "''", position: "absolute", inset: 0, borderRadius: vars.radius.surface },
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});
