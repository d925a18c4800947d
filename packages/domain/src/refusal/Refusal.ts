import * as v from "valibot";
import { RefusalCode } from "./RefusalCode.ts";

// Without words for its own issues: every client carries this schema, and no person is shown what it says.
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/**
 * What an error answer says besides its code. `message` is English, for developers. `fields` maps the path of a field
 * (`driver.email`) to a validation message that `validation/ValidationMessage` reads.
 */
export const RefusalDetails = v.object({
  message: text(2000),
  fields: v.exactOptional(v.record(text(200), text(200))),
});

/** The body of every error answer. People are shown the words that `@sayara/i18n` has for `code`. */
export const Refusal = v.object({ code: RefusalCode, ...RefusalDetails.entries });
export type Refusal = v.InferOutput<typeof Refusal>;
