import * as v from "valibot";
import { RefusalCode } from "./RefusalCode.ts";
import { RefusalDetails } from "./RefusalDetails.ts";

/** Body of every error response (product.md, section 15). Pages show the message of `@sayara/i18n` for `code`. */
export const Refusal = v.object({ code: RefusalCode, ...RefusalDetails.entries });
export type Refusal = v.InferOutput<typeof Refusal>;
