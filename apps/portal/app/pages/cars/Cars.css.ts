import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const head = pageStyle({ ...rules.wrapped, alignItems: "center", justifyContent: "space-between" });

export const tools = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

export const filters = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  alignItems: "end",
  "@media": { [media.small]: { gridTemplateColumns: "2fr 1fr 1fr auto" } },
});

export const list = pageStyle({ display: "grid", gap: vars.space.sm });

export const row = pageStyle({
  position: "relative",
  display: "grid",
  gap: vars.space.sm,
  alignItems: "center",
  gridTemplateColumns: "minmax(0, 2fr) minmax(0, 5fr)",
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 4fr) auto" } },
});

export const facts = pageStyle({ display: "grid", gap: vars.space.xxs, minInlineSize: 0 });

export const name = pageStyle({ fontWeight: vars.weight.strong, overflowWrap: "anywhere" });

/** Makes the whole row clickable. */
export const link = pageStyle({ selectors: { "&::after": { content: "", position: "absolute", inset: 0 } } });

export const state = pageStyle({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.xs,
  alignItems: "center",
  gridColumn: "1 / -1",
  "@media": { [media.small]: { gridColumn: "auto", justifyContent: "end" } },
});
