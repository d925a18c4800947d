import { RefusalCode } from "@sayara/domain/refusal/RefusalCode";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import * as v from "valibot";
import { RefusalDetails } from "./RefusalDetails.ts";

/** Body of a refusal. Separate from its details, so that clients without it do not bundle the list of codes. */
export const Refusal = v.object({ code: orUnknown(RefusalCode), ...RefusalDetails.entries });
export type Refusal = v.InferOutput<typeof Refusal>;
