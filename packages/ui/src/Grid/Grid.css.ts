import { componentStyle, componentStyles } from "../theme/componentStyle.ts";
import { width } from "../theme/measures.ts";

/** A card with an image beside its text. */
const wideColumn = "22rem";

export const grid = componentStyle({ display: "grid" });

const autoFillColumns = (minWidth: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}, 100%), 1fr))`,
});

/** Minimum width of a column; as many columns as fit. */
export const columns = componentStyles({
  narrow: autoFillColumns(width.narrow),
  medium: autoFillColumns(width.medium),
  wide: autoFillColumns(wideColumn),
});
