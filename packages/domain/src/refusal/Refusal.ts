import * as v from "valibot";
import { RefusalCode } from "./RefusalCode.ts";

// Without words for its own issues: every client carries this schema, and no person is shown what it says.
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/**
 * The body of every error answer. `message` is English, for developers; people are shown the words that
 * `@sayara/i18n` has for `code`. `fields` maps the path of a field (`driver.email`) to a validation message
 * that `validation/ValidationMessage` reads.
 */
export const Refusal = v.object({
  code: RefusalCode,
  message: text(2000),
  fields: v.exactOptional(v.record(text(200), text(200))),
});
export type Refusal = v.InferOutput<typeof Refusal>;
