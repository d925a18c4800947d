import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const card = pageStyle({
  position: "relative",
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space.md,
  padding: vars.space.md,
  ...rules.pressableSurface,
});

export const text = pageStyle({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const name = pageStyle({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const facts = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.sm,
  ...rules.note,
});

export const places = pageStyle({ ...rules.note });
