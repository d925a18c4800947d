import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const summary = pageStyle({ display: "grid", gap: vars.space.md });

export const car = pageStyle({
  display: "grid",
  gridTemplateColumns: "7.5rem 1fr",
  gridTemplateAreas: '"picture words"',
  alignItems: "center",
  gap: vars.space.md,
  "@media": { [media.wide]: { gridTemplateColumns: "8.5rem 1fr" } },
});

export const words = pageStyle({
  gridArea: "words",
  display: "grid",
  gap: vars.space.xxs,
  alignContent: "center",
});

/** Pick-up above drop-off, joined by the road between them. */
export const journey = pageStyle({ display: "grid", gap: vars.space.md });

export const stop = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1.25rem 1fr",
  columnGap: vars.space.sm,
  selectors: {
    "&:first-child::after": {
      content: "",
      position: "absolute",
      insetInlineStart: "calc(0.625rem - 1px)",
      insetBlock: "1.5rem -1rem",
      borderInlineStart: `2px dotted ${vars.color.lineStrong}`,
    },
  },
});

export const stopIcon = pageStyle({ color: vars.color.primary, marginBlockStart: "0.125rem" });

export const stopName = pageStyle({ fontSize: vars.text.xs, color: vars.color.textMuted });

export const stopTime = pageStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });

export const stopPlace = pageStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.xs,
});

export const rest = pageStyle({
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
