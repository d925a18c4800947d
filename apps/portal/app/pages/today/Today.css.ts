import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const list = pageStyle({
  display: "grid",
  gap: vars.space.xs,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const count = pageStyle({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.heavy,
  fontVariantNumeric: "tabular-nums",
});

/** The link to a booking. Its height makes the whole line a touch target. */
export const reference = pageStyle({ fontWeight: vars.weight.strong, minBlockSize: boxSize.line });

export const time = pageStyle({ fontWeight: vars.weight.heavy, fontVariantNumeric: "tabular-nums" });

/** Two columns on the narrowest phones. */
export const counts = pageStyle({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fill, minmax(${width.action}, 1fr))`,
  gap: vars.space.sm,
});
