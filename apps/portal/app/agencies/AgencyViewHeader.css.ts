import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const head = pageStyle({ paddingBlockStart: vars.space.md });
