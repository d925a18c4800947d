import { inset } from "@sayara/ui/theme/measures";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import * as rules from "@sayara/ui/theme/rules";
import { vars } from "@sayara/ui/theme/tokens.css";

export const events = pageStyle({ display: "grid", gap: vars.space.md });

/** A dot on the line that connects all events. */
export const event = pageStyle({
  position: "relative",
  paddingInlineStart: vars.space.lg,
  selectors: {
    "&::before": {
      content: "",
      position: "absolute",
      insetBlockStart: inset.xs,
      insetInlineStart: inset.hair,
      inlineSize: inset.sm,
      blockSize: inset.sm,
      borderRadius: vars.radius.pill,
      background: vars.color.lineStrong,
    },
    "&:last-child::before": { background: vars.color.primary },
    "&:not(:last-child)::after": {
      content: "",
      position: "absolute",
      insetBlockStart: vars.space.lg,
      insetBlockEnd: `calc(-1 * ${vars.space.sm})`,
      insetInlineStart: inset.xs,
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
});

export const eventName = pageStyle({ fontWeight: vars.weight.medium, lineHeight: vars.leading.snug });

/** Preserves line breaks as typed. */
export const note = pageStyle({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const eventTime = pageStyle({ ...rules.note });
