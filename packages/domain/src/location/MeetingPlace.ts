import * as v from "valibot";
import { LocationSummary, Position } from "./Location.ts";
import { anyText } from "../validation/boundedText.ts";

/** The point at a place where an agency hands over its cars, with texts in the requested language. */
export const MeetingPlace = v.object({
  location: LocationSummary,
  position: Position,
  /** Directions to the meeting point. */
  instructions: anyText(500),
});
export type MeetingPlace = v.InferOutput<typeof MeetingPlace>;
