import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg, maxInlineSize: "48rem" });

export const fieldset = pageStyle({
  display: "grid",
  gap: vars.space.md,
  selectors: { "&[inert]": { opacity: 0.6 } },
});

/** The fuel gauge's slider, large enough for touch. */
export const gauge = pageStyle({
  inlineSize: "100%",
  minBlockSize: boxSize.tall,
  accentColor: vars.color.primary,
});

/** Area for drawing. The page does not scroll while a finger draws. */
export const pad = pageStyle({
  ...rules.outlined,
  display: "block",
  inlineSize: "100%",
  blockSize: "auto",
  touchAction: "none",
  cursor: "crosshair",
  color: vars.color.text,
});

/** The photos, in two columns on a phone. */
export const photos = pageStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(8.5rem, 1fr))",
  gap: vars.space.sm,
  margin: 0,
  padding: 0,
  listStyle: "none",
});

export const slot = pageStyle({ display: "grid", gridTemplateRows: "1fr auto auto", gap: vars.space.xxs });

export const photo = pageStyle({
  ...rules.outlined,
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space.xxs,
  blockSize: "100%",
  minBlockSize: "7rem",
  padding: vars.space.xs,
  textAlign: "center",
  cursor: "pointer",
  selectors: { "&:focus-within": { outline: `2px solid ${vars.color.primary}`, outlineOffset: 2 } },
});

/** Covers its tile, so that the whole tile opens the camera. */
export const file = pageStyle({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  opacity: 0,
  cursor: "pointer",
});

export const preview = pageStyle({ inlineSize: "100%", aspectRatio: "4 / 3", objectFit: "cover" });
