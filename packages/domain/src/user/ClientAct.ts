import * as v from "valibot";
import { optionalLine, optionalText } from "../validation/boundedText.ts";
import { validationMessage } from "../validation/ValidationMessage.ts";

/** Maximum number of characters of a note about a client, and of a reason. */
export const MAX_CLIENT_NOTE = 1000;
/** Maximum number of characters of a subject of a mail to a client. */
export const MAX_CLIENT_SUBJECT = 200;
/** Maximum number of characters of a mail to a client. */
export const MAX_CLIENT_MAIL = 2000;
/** Maximum number of characters of an SMS to a client: with the site's name, what an SMS of the outbox holds. */
export const MAX_CLIENT_SMS = 160;

const isGiven = v.nonEmpty<string, string>(validationMessage("required"));
const reason = v.pipe(optionalText(MAX_CLIENT_NOTE), isGiven);
/** Number of entries of the account's log as the sender saw it: an action is done once, and on what was seen [CL3]. */
const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** An administrator's action on a client's account, of each `AdminActionType` [CL1]. */
export const ClientAct = v.variant("action", [
  v.object({
    action: v.literal("note"),
    version,
    /** May be empty if `followUp` changes. */
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
