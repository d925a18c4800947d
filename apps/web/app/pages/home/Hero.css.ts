import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Width at which the first paragraph takes two lines. */
const leadWidth = "34rem";
/** Height of the car on phones. */
const carHeight = "6.5rem";
/** The drawing's natural width. */
const sceneWidth = "27rem";
/** Height of the arch behind the car. */
const archHeight = "23rem";

export const hero = pageStyle({
  position: "relative",
  isolation: "isolate",
  // The list of suggested places overlaps the sections below.
  zIndex: vars.stack.raised,
  background: vars.color.primarySoft,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

/** Background pattern that fades out behind the text. */
export const tiles = pageStyle({
  zIndex: -1,
  maskImage: `linear-gradient(calc(75deg * ${vars.flow.forward}), transparent 20%, black 85%)`,
});

export const inner = pageStyle({
  display: "grid",
  gap: vars.space.lg,
  paddingBlock: vars.space.xl,
  "@media": {
    [media.wide]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      gridTemplateAreas: '"text arch" "form form"',
      columnGap: vars.space.xxl,
      rowGap: 0,
      paddingBlockStart: vars.space.xxl,
      paddingBlockEnd: vars.space.xxl,
    },
  },
});

export const text = pageStyle({
  display: "grid",
  alignContent: "center",
  gap: vars.space.md,
  "@media": { [media.wide]: { gridArea: "text", paddingBlock: vars.space.xxl } },
});

export const title = pageStyle({
  fontSize: vars.text.display,
  fontWeight: vars.weight.heavy,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.hero,
  color: vars.color.onPrimarySoft,
});

export const lead = pageStyle({
  maxInlineSize: leadWidth,
  fontSize: vars.text.md,
  "@media": { [media.small]: { fontSize: vars.text.lead } },
});

/** Area of the scene and the car, above the form. */
export const stage = pageStyle({
  position: "relative",
  blockSize: carHeight,
  marginBlockEnd: `calc(-1 * ${vars.space.lg})`,
  "@media": {
    [media.wide]: {
      gridArea: "arch",
      alignSelf: "end",
      justifySelf: "end",
      inlineSize: "100%",
      maxInlineSize: sceneWidth,
      blockSize: archHeight,
      marginBlockEnd: 0,
    },
  },
});

/** An arch that crops the scene. */
export const arch = pageStyle({
  display: "none",
  "@media": {
    [media.wide]: {
      display: "block",
      blockSize: "100%",
      overflow: "hidden",
      borderStartStartRadius: vars.radius.arch,
      borderStartEndRadius: vars.radius.arch,
      border: `${vars.space.xs} solid ${vars.color.surface}`,
      borderBlockEnd: "none",
    },
  },
});

/** The wheels are on the upper edge of the form. */
export const car = pageStyle({
  position: "absolute",
  insetBlockEnd: `calc(-1 * ${vars.space.xs})`,
  insetInlineEnd: 0,
  inlineSize: "auto",
  blockSize: "100%",
  "@media": {
    [media.wide]: { insetInlineEnd: "auto", insetInlineStart: "-22%", inlineSize: "92%", blockSize: "auto" },
  },
});

export const scene = pageStyle({ inlineSize: "100%", blockSize: "100%" });

export const form = pageStyle({
  padding: vars.space.md,
  background: vars.color.surface,
  borderRadius: vars.radius.surface,
  boxShadow: vars.shadow.float,
  "@media": { [media.wide]: { gridArea: "form", padding: vars.space.lg } },
});
