import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

/** Field and button in one row. */
export const search = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignItems: "end",
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const row = pageStyle({ position: "relative", display: "grid", gap: vars.space.xxs });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", gap: vars.space.xs });

export const name = pageStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

/** Makes the whole row clickable. */
export const link = pageStyle({ selectors: { "&::after": { content: "", position: "absolute", inset: 0 } } });
