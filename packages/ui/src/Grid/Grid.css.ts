import { componentStyle, componentStyles } from "../theme/componentStyle.ts";

export const grid = componentStyle({ display: "grid" });

const fill = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))`,
});

/** Minimum width of a column; as many columns as fit. */
export const columns = componentStyles({
  narrow: fill("10rem"),
  medium: fill("16rem"),
  wide: fill("22rem"),
});
