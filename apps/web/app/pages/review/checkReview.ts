import type { Language } from "@sayara/domain/language/Language";
import { reviewLanguageOf } from "@sayara/domain/review/reviewLanguageOf";
import { ReviewSubmission } from "@sayara/domain/review/ReviewSubmission";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import * as v from "valibot";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import { emptyReview, type ReviewValues } from "./ReviewValues.ts";

/**
 * Validates a review [RV1–RV3]. Errors are keyed by the names of the form's fields.
 *
 * @param language the page's language, assumed for the comments unless their letters or the driver say
 * otherwise [RV11]
 */
export function checkReview(
  bookingId: string,
  values: ReviewValues,
  language: Language,
): CheckResult<keyof ReviewValues, ReviewSubmission> {
  const parsed = v.safeParse(ReviewSubmission, {
    bookingId,
    rating: values.rating === "" ? Number.NaN : Number(values.rating),
    comments: values.comments,
    language: values.language === "" ? reviewLanguageOf(values.comments, language) : values.language,
    answers: {
      rentedCar: yesOrNo(values["answers.rentedCar"]),
      agencyAnsweredCalls: yesOrNo(values["answers.agencyAnsweredCalls"]),
      agencyCancelledLastMinute: yesOrNo(values["answers.agencyCancelledLastMinute"]),
      carEta: values["answers.carEta"],
    },
  });
  if (parsed.success) return { errors: {}, ready: parsed.output };
  const messages = refusalFields(parsed.issues);
  const errors: FieldErrors<keyof ReviewValues> = {};
  for (const name of fieldNames) {
    const message = messages[name];
    if (message !== undefined) errors[name] = message;
  }
  return { errors, ready: null };
}

const fieldNames = Object.keys(emptyReview) as (keyof ReviewValues)[];

function yesOrNo(answer: string): boolean | undefined {
  return answer === "" ? undefined : answer === "yes";
}
