import { media } from "@sayara/ui/theme/media";
import { inset } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const review = pageStyle({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.sm,
  paddingInlineStart: vars.space.lg,
  borderInlineStart: `${inset.rim} solid ${vars.color.accent}`,
});

export const quote = pageStyle({
  maxInlineSize: vars.size.measure,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  "@media": { [media.wide]: { fontSize: vars.text.xl } },
});

export const source = pageStyle({ ...rules.note });
