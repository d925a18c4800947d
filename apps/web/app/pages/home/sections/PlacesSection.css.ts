import { media } from "@sayara/ui/theme/media";
import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const columns = pageStyle({
  display: "grid",
  gap: vars.space.md,
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr)", gap: vars.space.xl } },
});

export const airports = pageStyle({ display: "grid", alignContent: "start" });

export const airport = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.sm,
  minHeight: boxSize.tall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textDecoration: "none",
  selectors: { "&:hover, &[data-active]": { color: vars.color.primary } },
});

export const icon = pageStyle({ flex: "none", color: vars.color.textMuted });

export const name = pageStyle({ flex: 1, fontWeight: vars.weight.medium });

export const code = pageStyle({
  ...rules.note,
  fontVariantNumeric: "tabular-nums",
  letterSpacing: vars.tracking.caps,
});
