import { keyframes } from "@vanilla-extract/css";
import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { boxSize, width } from "../theme/measures.ts";
import { vars } from "../theme/tokens.css.ts";

const sweep = keyframes({
  from: { backgroundPositionX: `calc(50% + 70% * ${vars.flow.forward})` },
  to: { backgroundPositionX: `calc(50% - 70% * ${vars.flow.forward})` },
});

export const skeleton = componentStyle({
  display: "block",
  backgroundColor: vars.color.skeleton,
  backgroundImage: `linear-gradient(100deg, transparent 30%, ${vars.color.skeletonShine} 50%, transparent 70%)`,
  backgroundSize: "300% 100%",
  animation: `${sweep} ${vars.duration.sweep} ease-in-out infinite`,
  "@media": { [media.calm]: { backgroundImage: "none", animation: "none" } },
});

export const shapes = componentStyles({
  line: {
    blockSize: "1em",
    marginBlock: `calc((${vars.leading.body} - 1) / 2 * 1em)`,
    borderRadius: vars.radius.pill,
  },
  title: { blockSize: boxSize.line, marginBlock: vars.space.xxs, borderRadius: vars.radius.pill },
  field: { blockSize: vars.size.field, borderRadius: vars.radius.control },
  button: { blockSize: vars.size.control, borderRadius: vars.radius.control },
  picture: { aspectRatio: "2 / 1", borderRadius: vars.radius.control },
  card: { blockSize: width.choice, borderRadius: vars.radius.surface },
  circle: { aspectRatio: "1", borderRadius: "50%" },
});

export const widths = componentStyles({
  full: { inlineSize: "100%" },
  threeQuarters: { inlineSize: "75%" },
  half: { inlineSize: "50%" },
  third: { inlineSize: "33%" },
  short: { inlineSize: width.word },
  dot: { inlineSize: vars.size.touch },
});
