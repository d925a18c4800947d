import * as v from "valibot";
import { DriverDetails } from "./DriverDetails.ts";

/** The additional driver's details, as typed at checkout. */
export const AdditionalDriverDetails = v.omit(DriverDetails, ["licenceSince"]);
export type AdditionalDriverDetails = v.InferOutput<typeof AdditionalDriverDetails>;
