import * as v from "valibot";

// No messages for its own issues: every client bundles this schema, and pages never show its issues.
const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/**
 * Details of an error answer. `message` is English, for developers. `fields` maps a field's path
 * (`driver.email`) to a validation message that `validation/ValidationMessage` reads.
 */
export const RefusalDetails = v.object({
  message: text(2000),
  fields: v.exactOptional(v.record(text(200), text(200))),
});
