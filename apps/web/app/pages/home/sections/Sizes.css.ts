import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const list = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  "@media": { [media.small]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: vars.space.md } },
});

export const card = pageStyle({
  position: "relative",
  display: "grid",
  alignContent: "start",
  gap: vars.space.xxs,
  padding: vars.space.md,
  ...rules.surface,
  transition: `border-color ${vars.duration.quick}, translate ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { "&:hover": { borderColor: vars.color.primary, translate: "0 -2px" } },
});

export const picture = pageStyle({ inlineSize: "100%", marginBlockEnd: vars.space.xs });

export const name = pageStyle({ fontSize: vars.text.lg, fontWeight: vars.weight.strong });

export const text = pageStyle({ ...rules.note, flex: 1 });
