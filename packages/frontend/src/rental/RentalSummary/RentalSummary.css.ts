import { globalStyle } from "@vanilla-extract/css";
import { pages } from "@sayara/ui/theme/layers.css";
import { carTransitionName, picture } from "../CarPicture/CarPicture.css.ts";
import { media } from "@sayara/ui/theme/media";
import { inset, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Leaves enough width for the car's name, on two lines, beside the image. */
const pictureWidth = "8.5rem";
/** Width of a place's icon. */
const iconColumn = "1.25rem";

export const car = pageStyle({
  display: "grid",
  gridTemplateColumns: `${width.thumbnail} 1fr`,
  gridTemplateAreas: '"picture text"',
  alignItems: "center",
  gap: vars.space.md,
  "@media": { [media.wide]: { gridTemplateColumns: `${pictureWidth} 1fr` } },
});

globalStyle(`.${car} > .${picture}`, { "@layer": { [pages]: { viewTransitionName: carTransitionName } } });

export const text = pageStyle({
  gridArea: "text",
  display: "grid",
  gap: vars.space.xxs,
  alignContent: "center",
});

export const stop = pageStyle({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `${iconColumn} 1fr`,
  columnGap: vars.space.sm,
  selectors: {
    "&:first-child::after": {
      content: "",
      position: "absolute",
      insetInlineStart: `calc(${iconColumn} / 2 - 1px)`,
      insetBlock: `${vars.space.lg} calc(-1 * ${vars.space.md})`,
      borderInlineStart: `2px dotted ${vars.color.lineStrong}`,
    },
  },
});

export const stopIcon = pageStyle({ color: vars.color.primary, marginBlockStart: inset.hair });

export const stopName = pageStyle({ fontSize: vars.text.xs, color: vars.color.textMuted });

export const stopTime = pageStyle({ fontWeight: vars.weight.strong, lineHeight: vars.leading.snug });

export const stopPlace = pageStyle({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  ...rules.wrapped,
  columnGap: vars.space.xs,
});

export const price = pageStyle({
  paddingBlockStart: vars.space.md,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
