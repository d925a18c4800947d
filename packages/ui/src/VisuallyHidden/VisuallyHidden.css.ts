import { componentStyle } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";

export const hidden = componentStyle(rules.visuallyHidden);
