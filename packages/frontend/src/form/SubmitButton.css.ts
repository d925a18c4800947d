import { keyframes } from "@vanilla-extract/css";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** Delayed, so that the button's own label is shown first. */
const DELAYED = `${vars.duration.instant} ${vars.duration.late} forwards`;

const hide = keyframes({ to: { visibility: "hidden" } });
const show = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Both labels share one grid cell, so that the button keeps its size. */
export const labels = pageStyle({ display: "grid", justifyItems: "center" });

const sharedCell = { gridArea: "1 / 1" } as const;

const noScript = "(scripting: none)";

export const label = pageStyle({ ...sharedCell, animation: `${hide} ${DELAYED}` });

export const waitingLabel = pageStyle({
  ...sharedCell,
  visibility: "hidden",
  animation: `${show} ${DELAYED}`,
  "@media": { [noScript]: { display: "none" } },
});

/** Replaces `waitingLabel` in a browser without JavaScript. */
export const noScriptLabel = pageStyle({
  display: "none",
  "@media": {
    [noScript]: {
      ...sharedCell,
      display: "block",
      visibility: "hidden",
      animation: `${show} ${DELAYED}`,
    },
  },
});
