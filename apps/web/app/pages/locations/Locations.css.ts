import { media } from "@sayara/ui/theme/media";
import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** On wide screens the map is beside the list and stays in view. */
export const columns = pageStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.lg,
  "@media": {
    [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "start" },
  },
});

export const map = pageStyle({
  minBlockSize: width.aside,
  "@media": {
    [media.wide]: { order: 1, position: "sticky", insetBlockStart: vars.space.md },
    "(scripting: none)": { display: "none" },
  },
});

export const groups = pageStyle({
  display: "grid",
  gap: vars.space.md,
  listStyle: "none",
  padding: vars.space.none,
});

export const card = pageStyle({ ...rules.surface, overflow: "clip", alignSelf: "start" });

const line = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  padding: `${vars.space.xs} ${vars.space.md}`,
  minHeight: vars.size.touch,
  transition: `background-color ${vars.duration.quick}`,
} as const;

export const city = pageStyle({
  ...line,
  paddingBlock: vars.space.sm,
  selectors: { "&:hover, &[data-active]": { background: vars.color.primarySoft } },
});

export const row = pageStyle({
  ...line,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { "&:hover, &[data-active]": { background: vars.color.primarySoft } },
});

/** Name of a city whose own entry is on another page. */
export const cityHeading = pageStyle({ padding: `${vars.space.sm} ${vars.space.md}` });

export const icon = pageStyle({ flex: "none", color: vars.color.textMuted });

export const text = pageStyle({ flex: 1, minInlineSize: 0 });

export const name = pageStyle({ fontWeight: vars.weight.medium, lineHeight: vars.leading.snug });

export const cityName = pageStyle({
  fontSize: vars.text.lead,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const facts = pageStyle({ ...rules.wrapped, columnGap: vars.space.xs, ...rules.note });

export const code = pageStyle({ letterSpacing: vars.tracking.caps });

export const price = pageStyle({ flex: "none" });

export const nestedPlaces = pageStyle({ listStyle: "none", padding: vars.space.none });
