import { keyframes } from "@vanilla-extract/css";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Delayed, so that the button's own label is shown first. */
const LATE = `${vars.duration.instant} ${vars.duration.late} forwards`;

const leave = keyframes({ to: { visibility: "hidden" } });
const arrive = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Both labels share one grid cell, so that the button keeps its size. */
export const waiting = pageStyle({ display: "grid", justifyItems: "center" });

const word = { gridArea: "1 / 1" } as const;

const noScript = "(scripting: none)";

export const label = pageStyle({ ...word, animation: `${leave} ${LATE}` });

export const late = pageStyle({
  ...word,
  visibility: "hidden",
  animation: `${arrive} ${LATE}`,
  "@media": { [noScript]: { display: "none" } },
});

/** Replaces `late` in a browser without JavaScript. */
export const never = pageStyle({
  display: "none",
  "@media": {
    [noScript]: {
      ...word,
      display: "block",
      visibility: "hidden",
      animation: `${arrive} ${LATE}`,
    },
  },
});
