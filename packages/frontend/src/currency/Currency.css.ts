import { media } from "@sayara/ui/theme/media";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Set on the document while a currency is chosen. */
const chosen = ":root[data-currency] &";

/**
 * A line for text in the chosen currency. Reserves its height before the text appears. Takes no space without
 * a choice.
 */
export const slot = pageStyle({
  ...rules.note,
  display: "none",
  // A separate line in the summary of a card's ledger, where the items wrap.
  flexBasis: "100%",
  order: "1",
  lineHeight: vars.leading.snug,
  selectors: { [chosen]: { display: "block", minBlockSize: `calc(1em * ${vars.leading.snug})` } },
  "@media": { [media.print]: { selectors: { [chosen]: { display: "none" } } } },
});

export const choice = pageStyle({
  ...rules.wrapped,
  alignItems: "center",
  columnGap: vars.space.sm,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const options = pageStyle({ display: "flex", alignItems: "center" });

export const option = pageStyle({
  ...rules.note,
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.control,
  background: "none",
  fontWeight: vars.weight.strong,
  cursor: "pointer",
  selectors: {
    "&:hover": { color: vars.color.primary },
    '&[aria-pressed="true"]': { color: vars.color.primary, background: vars.color.primarySoft },
  },
});
