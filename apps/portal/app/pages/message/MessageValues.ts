import type { AudienceMessageRecord } from "@sayara/api-client/contract/audience/audienceMessages";
import { AudienceMessage } from "@sayara/domain/audience/AudienceMessage";
import { type Language, languages } from "@sayara/domain/language/Language";
import { mapLanguages } from "@sayara/domain/language/mapLanguages";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import * as v from "valibot";

/** The choices of recipients: an audience, a colon, and optionally a status. */
export const recipientChoices = [
  "drivers:",
  "drivers:active",
  "drivers:needs_follow_up",
  "agencies:",
  "agencies:active",
  "agencies:joining",
] as const;
export type RecipientChoice = (typeof recipientChoices)[number];

type TextName = `${"subject" | "text"}_${Language}`;

/** Values of a message's form. An empty filter includes every recipient. */
export type MessageValues = Record<
  "title" | "kind" | "recipients" | "language" | "country" | "place" | "bookedSince" | TextName,
  string
>;

/** Returns the form values of a stored message, or of a new one for null. */
export function messageValuesOf(message: AudienceMessageRecord | null): MessageValues {
  const textOf = (language: Language) => message?.texts.find((one) => one.language === language);
  const audience = message?.audience;
  return {
    title: message?.title ?? "",
    kind: message?.kind ?? "notification",
    recipients: `${message?.recipients ?? "drivers"}:${audience?.status ?? ""}`,
    language: audience?.languages[0] ?? "",
    country: audience?.country ?? "",
    place: audience?.place ?? "",
    bookedSince: audience?.bookedSince ?? "",
    ...namedTexts("subject", (language) => textOf(language)?.subject ?? ""),
    ...namedTexts("text", (language) => textOf(language)?.text ?? ""),
  };
}

function namedTexts(part: "subject" | "text", valueOf: (language: Language) => string) {
  const entries = languages.map((language) => [`${part}_${language}`, valueOf(language)]);
  return Object.fromEntries(entries) as Record<TextName, string>;
}

/** Validates the form values with the domain's schema [MA1–MA3]. */
export function checkMessage(values: MessageValues) {
  const [to, status] = values.recipients.split(":");
  const parsed = v.safeParse(AudienceMessage, {
    title: values.title,
    kind: values.kind,
    audience: {
      to,
      status: status || null,
      languages: values.language === "" ? [] : [values.language],
      country: values.country || null,
      place: values.place || null,
      bookedSince: values.bookedSince || null,
    },
    texts: mapLanguages((language) => ({
      subject: values[`subject_${language}`],
      text: values[`text_${language}`],
    })),
  });
  if (parsed.success) return { errors: {}, ready: parsed.output };
  return { errors: messageErrors(refusalFields(parsed.issues), values), ready: null };
}

/**
 * Returns the errors by form field. `texts.fr.subject` becomes `subject_fr`, and `audience.place` becomes
 * `place`.
 */
export function messageErrors(
  messages: Readonly<Record<string, string>>,
  values: MessageValues,
): FieldErrors<keyof MessageValues> {
  const errors: FieldErrors<keyof MessageValues> = {};
  for (const [path, message] of Object.entries(messages)) {
    const field = fieldOf(path, values);
    if (field !== undefined) errors[field] = values[field] === "" ? validationMessage("required") : message;
  }
  return errors;
}

function fieldOf(path: string, values: MessageValues): keyof MessageValues | undefined {
  const [first = "", second = "", third = ""] = path.split(".").slice(path.startsWith("message.") ? 1 : 0);
  const name = first === "texts" ? `${third}_${second}` : first === "audience" ? second : first;
  const isField = (text: string): text is keyof MessageValues => text in values;
  return isField(name) ? name : undefined;
}
