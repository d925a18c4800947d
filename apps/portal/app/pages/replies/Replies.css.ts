import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  padding: 0,
  margin: 0,
  listStyle: "none",
});

/** Preserves line breaks as typed, and breaks long words. */
export const text = pageStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const name = pageStyle({ overflowWrap: "anywhere" });

export const actions = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.sm });
