import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export { amount, facts, head, list, row } from "#portal/statements/Statements.css.ts";

export const page = pageStyle({ paddingBlock: vars.space.lg });

export const sums = pageStyle({ display: "grid", gap: vars.space.xxs });
