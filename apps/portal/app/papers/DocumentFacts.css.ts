import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const facts = pageStyle({ ...rules.wrapped, columnGap: vars.space.lg, rowGap: vars.space.xs });

export const value = pageStyle({ overflowWrap: "anywhere" });
