import type { CarExcess } from "./CarExcess.ts";
import type { CoverContents } from "../pricing/covers/CoverContents.ts";

/** A car's excess and the contents of its agency's covers at the time of the sale [CV3]. */
export interface SoldCovers {
  excess: CarExcess | null;
  contents: CoverContents | null;
}
