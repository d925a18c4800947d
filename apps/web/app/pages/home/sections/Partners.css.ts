import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const card = pageStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.md,
  padding: vars.space.md,
  ...rules.pressableSurface,
});

export const text = pageStyle({ display: "grid" });

export const name = pageStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });

export const facts = pageStyle({
  ...rules.wrapped,
  columnGap: vars.space.xs,
  ...rules.note,
});
