import { keyframes } from "@vanilla-extract/css";
import { componentStyle } from "../theme/componentStyle.ts";
import * as rules from "../theme/rules.ts";
import { vars } from "../theme/tokens.css.ts";

const grow = keyframes({ from: { opacity: 0, scale: "0.97" } });
const shrink = keyframes({ to: { opacity: 0 } });

export const popover = componentStyle({
  zIndex: vars.stack.overlay,
  maxInlineSize: `calc(100vw - ${vars.space.md})`,
  maxBlockSize: "var(--radix-popover-content-available-height)",
  overflowY: "auto",
  padding: vars.space.md,
  ...rules.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  outline: "none",
  transformOrigin: "var(--radix-popover-content-transform-origin)",
  selectors: {
    "&[data-state='open']": { animation: `${grow} ${vars.duration.quick} ${vars.ease.out}` },
    "&[data-state='closed']": { animation: `${shrink} ${vars.duration.quick} ${vars.ease.out} forwards` },
  },
});
