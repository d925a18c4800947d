import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";
import { planMailMessages } from "./planMailMessages.ts";

/** Writes the email to an agency that has fallen back to the free plan [SU6]. */
export function planLapsed(
  { name, agency, subscription, isTrial, endDate, link }: MailData["planLapsed"],
  { t, formats }: MailContext,
): MailContent {
  const values = { agency, plan: t(subscriptionPlanMessages[subscription]), day: formats.date(endDate) };
  return {
    subject: t({ ...messages.subject, values }),
    heading: t(messages.heading),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...(isTrial ? messages.trialBody : messages.body), values }),
      t(messages.stays),
      t(messages.back),
    ],
    button: { label: t(planMailMessages.button), link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.planLapsed.subject", message: "{agency} now has the free plan" },
  heading: /*i18n*/ { id: "mail.planLapsed.heading", message: "You now have the free plan" },
  body: /*i18n*/ { id: "mail.planLapsed.body", message: "The plan {plan} of {agency} ended on {day}." },
  trialBody: /*i18n*/ {
    id: "mail.planLapsed.trialBody",
    message: "The trial of the plan {plan} ended on {day} for {agency}.",
  },
  stays: /*i18n*/ {
    id: "mail.planLapsed.stays",
    message:
      "Nothing disappears: your published cars stay online, your bookings continue, your people keep their access and your calendars are still read. You cannot add more beyond the limits of the free plan.",
  },
  back: /*i18n*/ {
    id: "mail.planLapsed.back",
    message: "You may choose a plan again at any time. It then begins on the same day.",
  },
};
