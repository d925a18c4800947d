import type { CarExcess } from "./CarExcess.ts";
import type { CoverContents } from "../pricing/covers/CoverContents.ts";

/** The excess of a car and the contents of its agency's covers when a booking was sold [CV3]. */
export interface SoldCovers {
  excess: CarExcess | null;
  contents: CoverContents | null;
}
