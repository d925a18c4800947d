import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";
import { keyframes, style } from "@vanilla-extract/css";

const line = pageStyle({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.stack.overlay,
  blockSize: vars.space.xxs,
  background: vars.color.primary,
  transformOrigin: `calc(50% - 50% * ${vars.flow.forward})`,
  pointerEvents: "none",
});

const advance = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

export const still = style([line, pageStyle({ opacity: 0, transition: `opacity ${vars.duration.calm}` })]);

/** Starts after a delay, so that fast navigations show no progress bar. Stops at 90 % until the page is shown. */
export const moving = style([
  line,
  pageStyle({
    transform: "scaleX(0)",
    animation: `${advance} ${vars.duration.navigation} ${vars.ease.out} ${vars.duration.quick} forwards`,
  }),
]);
