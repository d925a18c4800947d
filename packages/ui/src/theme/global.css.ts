import { globalStyle, type GlobalStyleRule } from "@vanilla-extract/css";
import "./fonts.css.ts";
import { reset } from "./layers.css.ts";
import { media } from "./media.ts";
import { vars } from "./tokens.css.ts";

const resetStyle = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [reset]: rule } });

resetStyle("*, *::before, *::after", { boxSizing: "border-box" });
resetStyle("*", { margin: 0, minWidth: 0 });
resetStyle("html", {
  textSizeAdjust: "100%",
  scrollPaddingTop: vars.space.xl,
});
resetStyle("body", {
  minHeight: "100dvh",
  background: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  fontSize: vars.text.md,
  lineHeight: vars.leading.body,
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});
resetStyle("img, picture, video, canvas, svg", { display: "block", maxWidth: "100%" });
resetStyle("input, button, textarea, select", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
// Fields for Latin letters and digits run left to right, but their text starts where other fields' text does.
resetStyle("input:is([type='email'], [type='tel'], [type='url'], [type='password'], [inputmode])", {
  direction: "ltr",
});
resetStyle(
  "[dir='rtl'] :is(input:is([type='email'], [type='tel'], [type='url'], [type='password'], [inputmode]), input[dir='ltr'])",
  {
    textAlign: "end",
  },
);
resetStyle("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
resetStyle("h1, h2, h3, h4, h5, h6", { font: "inherit", textWrap: "balance" });
resetStyle("p", { textWrap: "pretty" });
resetStyle("ul[class], ol[class]", { listStyle: "none", padding: 0 });
resetStyle("fieldset", { border: 0, padding: 0 });
resetStyle("legend", { padding: 0 });
resetStyle("dd", { margin: 0 });
resetStyle("a", { color: "inherit" });
resetStyle("table", { borderCollapse: "collapse" });
resetStyle("[hidden]", { display: "none !important" });
resetStyle(":focus-visible", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  // Leaves room for the focus ring when a box scrolls to the focused element.
  scrollMargin: vars.space.xxs,
});
resetStyle("::selection", { background: vars.color.primary, color: vars.color.onPrimary });

// `!important` in the weakest layer takes precedence over every other layer.
resetStyle("*, *::before, *::after", {
  "@media": {
    [media.calm]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
    },
  },
});
// In a separate rule, because a browser without view transitions ignores the whole rule.
resetStyle("::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)", {
  "@media": { [media.calm]: { animation: "none !important" } },
});
