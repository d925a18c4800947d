import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { width } from "../theme/measures.ts";

/** A card with an image beside its text. */
const wideCell = "22rem";

export const grid = componentStyle({ display: "grid" });

const fill = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${smallest}, 100%), 1fr))`,
});

/** Minimum width of a column; as many columns as fit. */
export const columns = componentStyles({
  narrow: fill(width.narrow),
  medium: fill(width.medium),
  wide: fill(wideCell),
});
