import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const tabs = pageStyle({ ...rules.wrapped, gap: vars.space.xs });

export const tab = pageStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.xs,
  minBlockSize: boxSize.line,
  paddingInline: vars.space.sm,
  borderBlockEnd: "2px solid transparent",
  selectors: {
    "&[aria-current]": { borderBlockEndColor: vars.color.primary, fontWeight: vars.weight.strong },
  },
});

export const count = pageStyle({ fontVariantNumeric: "tabular-nums", color: vars.color.textMuted });
