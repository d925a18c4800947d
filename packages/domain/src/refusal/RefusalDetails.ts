import * as v from "valibot";

// Without messages for its own issues, because every client bundles this schema and pages never show its
// issues.
const boundedText = (max: number) => v.pipe(v.string(), v.maxLength(max));

/**
 * Validation messages by field path, each of at most 200 characters. A `record` schema would add 0.3 KB to
 * every client.
 */
export const FieldMessages = v.custom<Record<string, string>>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.entries(value)
      .flat()
      .every((text) => typeof text === "string" && text.length <= 200),
);

/**
 * Details of an error response. `message` is English, for developers. `fields` maps a field's path (`driver.email`) to
 * a validation message that `validation/ValidationMessage` reads.
 */
export const RefusalDetails = v.object({
  message: boundedText(2000),
  fields: v.exactOptional(FieldMessages),
});
