import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const tab = pageStyle({
  minHeight: vars.size.touch,
  paddingInline: vars.space.md,
  borderRadius: vars.radius.pill,
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
  selectors: {
    "&[aria-selected='true']": { background: vars.color.primarySoft, color: vars.color.onPrimarySoft },
  },
});

/** The panel of an unselected tab. Without JavaScript no tab can be selected, so all panels are shown. */
export const otherPanel = pageStyle({
  display: "none",
  "@media": { "(scripting: none)": { display: "block" } },
});

export const grid = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space.sm,
  "@media": { [media.wide]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", gap: vars.space.md } },
});

export const card = pageStyle({
  position: "relative",
  overflow: "hidden",
  ...rules.pressableSurface,
});

export const picture = pageStyle({
  inlineSize: "100%",
  blockSize: "auto",
  aspectRatio: "8 / 5",
  transition: `scale ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { [`${card}:hover &`]: { scale: "1.03" } },
});

export const photograph = pageStyle({
  inlineSize: "100%",
  aspectRatio: "8 / 5",
  objectFit: "cover",
});

export const text = pageStyle({
  ...rules.wrapped,
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.sm,
  padding: `${vars.space.sm} ${vars.space.md}`,
  background: vars.color.surface,
});

export const name = pageStyle({ fontWeight: vars.weight.strong });
