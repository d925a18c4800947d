import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const filters = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignItems: "end",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.wide]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

export const buttons = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const entry = pageStyle({ display: "grid", gap: vars.space.xxs, overflowWrap: "anywhere" });

export const head = pageStyle({ ...rules.wrapped, alignItems: "baseline", columnGap: vars.space.xs });

export const strong = pageStyle({ fontWeight: vars.weight.strong });

export const reason = pageStyle({ whiteSpace: "pre-wrap" });
