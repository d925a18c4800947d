import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const screen = pageStyle({
  display: "grid",
  justifyItems: "center",
  // Not centred: the page is painted before its last lines arrive, which would shift the first ones.
  alignContent: "start",
  textAlign: "center",
  gap: vars.space.md,
  minHeight: `min(70dvh, ${width.sheet})`,
  paddingBlock: vars.space.xxl,
});

export const picture = pageStyle({ inlineSize: `min(100%, ${width.prose})`, marginBlockEnd: vars.space.sm });

export const actions = pageStyle({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.sm,
  inlineSize: "100%",
  marginBlockStart: vars.space.xs,
  "@media": { [media.small]: { flexDirection: "row", justifyContent: "center" } },
});
