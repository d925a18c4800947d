import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";

export const inline = componentStyle({ ...rules.wrapped });

export const nowrap = componentStyle({ flexWrap: "nowrap" });

export const aligns = componentStyles({
  start: { alignItems: "flex-start" },
  center: { alignItems: "center" },
  end: { alignItems: "flex-end" },
  baseline: { alignItems: "baseline" },
  stretch: { alignItems: "stretch" },
});

export const justifications = componentStyles({
  start: { justifyContent: "flex-start" },
  center: { justifyContent: "center" },
  end: { justifyContent: "flex-end" },
  between: { justifyContent: "space-between" },
});
