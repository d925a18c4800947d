import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

const hairline = { content: "''", flex: 1, borderBlockStart: `1px solid ${vars.color.line}` } as const;

/** A label on a horizontal line, between the form and social sign-in. */
export const divider = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  selectors: { "&::before": hairline, "&::after": hairline },
});
