import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { side } from "../theme/measures.ts";

export const grid = componentStyle({ display: "grid" });

const fill = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))`,
});

/** Minimum width of a column; as many columns as fit. */
export const columns = componentStyles({
  narrow: fill(side.narrow),
  medium: fill(side.medium),
  wide: fill(side.wide),
});
