import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({
  display: "grid",
  gap: vars.space.xl,
  paddingBlock: vars.space.xl,
});

export const section = pageStyle({ display: "grid", gap: vars.space.xs });
