import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const pickUpAndDropOff = pageStyle({
  display: "grid",
  gap: vars.space.sm,
  gridTemplateColumns: "1fr 1fr",
});

export const term = pageStyle(rules.note);

export const foot = pageStyle({
  display: "flex",
  alignItems: "end",
  justifyContent: "space-between",
  gap: vars.space.md,
  paddingBlockStart: vars.space.sm,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const due = pageStyle({ textAlign: "end", whiteSpace: "nowrap" });

/** The status, and the checkbox that selects the booking. */
export const head = pageStyle({ display: "flex", alignItems: "start", justifyContent: "space-between" });
