import * as v from "valibot";
import { perLanguage } from "../language/perLanguage.ts";
import { MessageKind } from "../notification/MessageKind.ts";
import { optionalLine, optionalText } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";
import { Audience } from "./Audience.ts";

/** Maximum length of a message's internal title, in characters. */
export const MAX_AUDIENCE_TITLE = 100;
/** Maximum length of a subject, in characters. */
export const MAX_AUDIENCE_SUBJECT = 150;
/** Maximum length of a text, in characters. */
export const MAX_AUDIENCE_TEXT = 5000;

const isGiven = v.nonEmpty<string, string>(validationMessage("required"));

/** The subject and text of a message in one language. */
export const AudienceText = v.object({
  // One line only: a line break in a subject could inject a mail header.
  subject: v.pipe(optionalLine(MAX_AUDIENCE_SUBJECT), isGiven),
  text: v.pipe(optionalText(MAX_AUDIENCE_TEXT), isGiven),
});
export type AudienceText = v.InferOutput<typeof AudienceText>;

/** A message to an audience, which an administrator writes in every language of the product [MA1, MA2]. */
export const AudienceMessage = v.pipe(
  v.object({
    /** Shown to administrators only. */
    title: v.pipe(optionalLine(MAX_AUDIENCE_TITLE), isGiven),
    kind: MessageKind,
    audience: Audience,
    texts: perLanguage(AudienceText),
  }),
  v.forward(
    v.check(
      ({ kind, audience }) => kind !== "promotional" || audience.to === "drivers",
      validationMessage("invalid"),
    ),
    ["kind"],
  ),
);
export type AudienceMessage = v.InferOutput<typeof AudienceMessage>;
