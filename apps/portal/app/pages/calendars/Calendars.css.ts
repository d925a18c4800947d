import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({
  display: "grid",
  gap: vars.space.md,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const address = pageStyle({ overflowWrap: "anywhere" });

/** The event and its conflicts. They are stacked on phones. */
export const sides = pageStyle({
  display: "grid",
  gap: vars.space.md,
  margin: 0,
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});
