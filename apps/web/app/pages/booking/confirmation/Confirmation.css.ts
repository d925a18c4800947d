import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** The confirmation that is still required, in amber. */
export const todo = pageStyle({
  padding: vars.space.lg,
  borderRadius: vars.radius.surface,
  border: `2px solid ${vars.color.warning}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  "@media": { [media.small]: { padding: vars.space.xl } },
});

export const kicker = pageStyle({
  display: "flex",
  alignItems: "center",
  gap: vars.space.xs,
  color: vars.color.onWarningSoft,
  fontWeight: vars.weight.strong,
});

export const action = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.md,
  rowGap: vars.space.sm,
  inlineSize: "100%",
  "@media": { [media.print]: { display: "none" } },
});

/** Full width on phones, otherwise the width of its text. */
export const button = pageStyle({
  inlineSize: "100%",
  "@media": { [media.small]: { inlineSize: "auto" } },
});

export const resend = pageStyle({
  inlineSize: "100%",
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.warning}`,
});

/** As wide as the text above it. */
export const newLink = pageStyle({
  inlineSize: "100%",
  maxInlineSize: vars.size.measure,
  textAlign: "start",
});

/** The button is beside the field, aligned with its input; on phones it is below. */
export const resendRow = pageStyle({
  ...rules.wrapped,
  alignItems: "end",
  gap: vars.space.sm,
});

export const resendButton = pageStyle({
  inlineSize: "100%",
  "@media": { [media.small]: { inlineSize: "auto" } },
});

export const timeLeft = pageStyle({ color: vars.color.onWarningSoft });
