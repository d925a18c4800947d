import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const agency = pageStyle({
  padding: vars.space.lg,
  borderRadius: vars.radius.surface,
  background: vars.color.sunken,
});
