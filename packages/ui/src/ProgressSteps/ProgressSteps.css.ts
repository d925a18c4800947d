import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { media } from "../theme/media.ts";
import { inset } from "../theme/measures.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

export const list = componentStyle({ display: "flex", alignItems: "flex-start", gap: vars.space.xs });

export const step = componentStyle({
  flex: 1,
  display: "grid",
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
  borderBlockStart: `${inset.rim} solid`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});

export const states = componentStyles({
  done: { borderColor: vars.color.positive, color: vars.color.textMuted },
  current: { borderColor: vars.color.primary, color: vars.color.text, fontWeight: vars.weight.strong },
  coming: { borderColor: vars.color.line, color: vars.color.textMuted },
});

export const name = componentStyle({ display: "flex", alignItems: "center", gap: vars.space.xxs });

export const tick = componentStyle({ color: vars.color.positive });

/** On phones only the current step's name is visible; the others are visually hidden. */
export const text = componentStyle({
  "@media": {
    [media.mobile]: {
      selectors: {
        [`${step}:not([aria-current]) &`]: rules.visuallyHidden,
      },
    },
  },
});
