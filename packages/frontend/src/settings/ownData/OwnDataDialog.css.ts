import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const effects = pageStyle({
  paddingInlineStart: vars.space.md,
  listStyle: "disc",
});
