import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.xl });

export const filters = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignItems: "end",
  "@media": {
    [media.small]: { gridTemplateColumns: `repeat(auto-fit, minmax(${width.choice}, 1fr))` },
  },
});

export const rating = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.sm });

export const list = pageStyle({ display: "grid", gap: vars.space.lg, maxInlineSize: width.dialog });
