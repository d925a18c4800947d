import { componentStyle } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";

export const toggle = componentStyle({
  ...rules.fieldButton,
  "@media": { "(scripting: none)": { display: "none" } },
});
