import * as v from "valibot";
import { optionalLine, optionalText } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** Maximum length of a note about a client and of a reason, in characters. */
export const MAX_CLIENT_NOTE = 1000;
/** Maximum length of the subject of a mail to a client, in characters. */
export const MAX_CLIENT_SUBJECT = 200;
/** Maximum length of a mail to a client, in characters. */
export const MAX_CLIENT_MAIL = 2000;
/**
 * Maximum length of an SMS to a client, in characters, so that it and the site's name fit in the outbox's
 * SMS.
 */
export const MAX_CLIENT_SMS = 160;

const isGiven = v.nonEmpty<string, string>(validationMessage("required"));
const reason = v.pipe(optionalText(MAX_CLIENT_NOTE), isGiven);
/**
 * Number of entries in the account's log that the sender saw. An action is refused if the log has changed
 * since [CL3].
 */
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An administrator's action on a client's account, with a variant for each `AdminActionType` [CL1]. */
export const ClientAct = v.variant("action", [
  v.object({
    action: v.literal("note"),
    version,
    /** May be empty if only `followUp` changes. */
    text: optionalText(MAX_CLIENT_NOTE),
    /** Whether the client needs follow-up from now on. A blocked client stays blocked. */
    followUp: v.boolean(),
  }),
  v.object({
    action: v.literal("email"),
    version,
    // One line only: a line break in a subject could inject a mail header.
    subject: v.pipe(optionalLine(MAX_CLIENT_SUBJECT), isGiven),
    text: v.pipe(optionalText(MAX_CLIENT_MAIL), isGiven),
  }),
  v.object({
    action: v.literal("sms"),
    version,
    text: v.pipe(optionalLine(MAX_CLIENT_SMS), isGiven),
  }),
  v.object({ action: v.literal("block"), version, text: reason }),
  v.object({ action: v.literal("unblock"), version, text: reason }),
]);
export type ClientAct = v.InferOutput<typeof ClientAct>;
