import { boxSize } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const actions = pageStyle({ fontSize: vars.text.sm });

export const summary = pageStyle({
  minBlockSize: boxSize.line,
  color: vars.color.primary,
  cursor: "pointer",
});

export const list = pageStyle({ display: "grid", gap: vars.space.xs, paddingBlock: vars.space.xs });

export const item = pageStyle({ minBlockSize: boxSize.line });

export const reason = pageStyle({ ...rules.note, display: "block" });
