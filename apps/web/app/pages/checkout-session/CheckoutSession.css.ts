import { media } from "@sayara/ui/theme/media";
import { boxSize, width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** A single column of a card's width, since a payment has no content beside it. */
export const page = pageStyle({
  maxInlineSize: width.sheet,
  marginInline: "auto",
  paddingBlock: `${vars.space.lg} ${vars.space.xl}`,
});

export const header = pageStyle({ marginBlockEnd: vars.space.md });

export const back = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  alignSelf: "start",
  gap: vars.space.xxs,
  minHeight: vars.size.touch,
});

export const heading = pageStyle({ outline: "none" });

/** Purpose of the payment, and the time left. */
export const facts = pageStyle({
  ...rules.wrapped,
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.md,
  rowGap: vars.space.xxs,
});

export const cancelling = pageStyle({ marginBlockEnd: vars.space.md });

export const countdown = pageStyle({ color: vars.color.textMuted, textAlign: "end" });

export const card = pageStyle({
  padding: vars.space.md,
  ...rules.surface,
  "@media": { [media.small]: { padding: vars.space.lg } },
});

export const safety = pageStyle({
  ...rules.note,
  display: "flex",
  gap: vars.space.xs,
});

export const safetyIcon = pageStyle({ flex: "none", blockSize: boxSize.iconSmall });

export const problem = pageStyle({ outline: "none", selectors: { "&:empty": { display: "none" } } });

export const outcome = pageStyle({
  padding: vars.space.lg,
  borderRadius: vars.radius.surface,
  "@media": { [media.small]: { padding: vars.space.xl } },
});

/** The symbol above a successful outcome. */
export const success = pageStyle({ color: vars.color.positive });

export const paid = pageStyle({ background: vars.color.positiveSoft });

/** The outcome is still pending. */
export const waiting = pageStyle({ background: vars.color.primarySoft });

export const over = pageStyle({ background: vars.color.warningSoft });

export const actions = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  "@media": { [media.small]: { display: "flex", flexWrap: "wrap" } },
});
