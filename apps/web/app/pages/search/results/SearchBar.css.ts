import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const bar = pageStyle({
  ...rules.surface,
});

export const summary = pageStyle({
  ...rules.summaryRow,
  // Wraps the handle below the facts if the text is enlarged.
  flexWrap: "wrap",
  gap: vars.space.md,
  padding: `${vars.space.xs} ${vars.space.md}`,
  minHeight: boxSize.bar,
  borderRadius: vars.radius.surface,
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const facts = pageStyle({
  flex: `1 1 ${width.action}`,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  "@media": { [media.wide]: { flexDirection: "row", gap: vars.space.xl, fontSize: vars.text.md } },
});

export const fact = pageStyle({ display: "flex", alignItems: "center", gap: vars.space.xs });

export const icon = pageStyle({ flex: "none", color: vars.color.textMuted });

export const handle = pageStyle({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xxs,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.strong,
  color: vars.color.primary,
});

export const form = pageStyle({ padding: vars.space.md, paddingBlockStart: vars.space.xs });
