import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

/** One column on phones, two on tablets and wider screens. */
export const list = pageStyle({
  display: "grid",
  gap: vars.space.md,
  padding: 0,
  margin: 0,
  listStyle: "none",
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});

export const actions = pageStyle({ display: "flex", flexWrap: "wrap", gap: vars.space.sm });
