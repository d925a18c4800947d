import { width } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

export const photo = pageStyle({
  display: "block",
  maxInlineSize: `min(100%, ${width.field})`,
  maxBlockSize: width.field,
  borderRadius: vars.radius.control,
});
