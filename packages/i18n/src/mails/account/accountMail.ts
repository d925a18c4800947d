import type { MessageDescriptor } from "@lingui/core";
import type { Moment } from "@sayara/i18n/format/calendarFields";
import type { MailContent, MailContext } from "../MailContent.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

/** Messages of one kind of account email. Each may contain `{brand}` and the values passed with the email. */
type AccountMailMessages = Record<"subject" | "heading" | "body" | "button", MessageDescriptor> & {
  /** Second paragraph. */
  notYou?: MessageDescriptor;
  /** Last note. */
  ignore?: MessageDescriptor;
};

interface AccountMailData {
  name: string;
  link: string;
  /** Values of the messages, in addition to the brand. */
  values?: Record<string, string | number>;
  /** Note on when the link expires. `{deadline}` is its value. */
  until?: { message: MessageDescriptor; deadline: Moment };
}

/**
 * Writes an email about an account: why it was sent, the button, until when the link works, and what to do if the
 * action was not yours.
 */
export function accountMail(
  { subject, heading, body, button, notYou, ignore }: AccountMailMessages,
  { name, link, values, until }: AccountMailData,
  { t, formats, brand }: MailContext,
): MailContent {
  const translate = (message: MessageDescriptor) => t({ ...message, values: { ...values, brand } });
  const notes = [
    ...(until ? [t({ ...until.message, values: { deadline: formats.dateTime(until.deadline) } })] : []),
    ...(ignore ? [translate(ignore)] : []),
  ];
  return {
    subject: translate(subject),
    heading: translate(heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      translate(body),
      ...(notYou ? [translate(notYou)] : []),
    ],
    button: { label: translate(button), link },
    notes,
  };
}

/** Writes an email with a link that works once, for one day. */
export function linkMail(
  messages: AccountMailMessages,
  { expiresAt, ...data }: Pick<AccountMailData, "name" | "link" | "values"> & { expiresAt: Moment },
  context: MailContext,
): MailContent {
  return accountMail(
    messages,
    { ...data, until: { message: sharedMailMessages.expires, deadline: expiresAt } },
    context,
  );
}
