import { keyframes } from "@vanilla-extract/css";
import { pageStyle } from "@sayara/ui/theme/pageStyle";
import { vars } from "@sayara/ui/theme/tokens.css";

/** After its own words have been shown for a while. */
const LATE = `${vars.duration.instant} ${vars.duration.late} forwards`;

const leave = keyframes({ to: { visibility: "hidden" } });
const arrive = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/** Both words in one place, so that the button keeps its size. */
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

/** Instead of `late`, for a browser that runs no script. */
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
