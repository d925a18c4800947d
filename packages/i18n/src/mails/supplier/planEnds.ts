import { subscriptionPlanMessages } from "@sayara/i18n/messages/subscriptionPlanMessages";
import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";
import { planMailMessages } from "./planMailMessages.ts";

/**
 * Writes the email to an agency whose trial or paid period ends in 7 days, with no further period paid [SU6].
 */
export function planEnds(
  {
    name,
    agency,
    subscription,
    isTrial,
    endDate,
    nextPlan,
    billingPeriod,
    price,
    currency,
    afterwards,
    link,
  }: MailData["planEnds"],
  { t, formats }: MailContext,
): MailContent {
  const values = {
    agency,
    plan: t(subscriptionPlanMessages[subscription]),
    nextPlan: t(subscriptionPlanMessages[nextPlan]),
    afterwards: t(subscriptionPlanMessages[afterwards]),
    day: formats.date(endDate),
    price: formats.price(price, currency),
  };
  return {
    subject: t({ ...(isTrial ? messages.trialSubject : messages.subject), values }),
    heading: t({ ...(isTrial ? messages.trialHeading : messages.heading), values }),
    paragraphs: [
      t({ ...sharedMailMessages.greeting, values: { name } }),
      t({ ...(isTrial ? messages.trialBody : messages.body), values }),
      t({ ...(billingPeriod === "monthly" ? messages.monthly : messages.yearly), values }),
      t({ ...(afterwards === "free" ? messages.otherwise : messages.granted), values }),
    ],
    button: { label: t(planMailMessages.button), link },
  };
}

const messages = {
  subject: /*i18n*/ { id: "mail.planEnds.subject", message: "The plan {plan} of {agency} ends on {day}" },
  trialSubject: /*i18n*/ { id: "mail.planEnds.trialSubject", message: "The trial of {agency} ends on {day}" },
  heading: /*i18n*/ { id: "mail.planEnds.heading", message: "Your plan {plan} ends on {day}" },
  trialHeading: /*i18n*/ { id: "mail.planEnds.trialHeading", message: "Your trial ends on {day}" },
  body: /*i18n*/ {
    id: "mail.planEnds.body",
    message: "{agency} has the plan {plan} until {day}. Nothing is charged by itself.",
  },
  trialBody: /*i18n*/ {
    id: "mail.planEnds.trialBody",
    message: "{agency} tries the plan {plan} until {day}, free of charge. Nothing is charged by itself.",
  },
  monthly: /*i18n*/ {
    id: "mail.planEnds.monthly",
    message:
      "To go on with the plan {nextPlan}, pay {price} for the next month. It begins after {day}, also if you pay earlier.",
  },
  yearly: /*i18n*/ {
    id: "mail.planEnds.yearly",
    message:
      "To go on with the plan {nextPlan}, pay {price} for the next year. It begins after {day}, also if you pay earlier.",
  },
  otherwise: /*i18n*/ {
    id: "mail.planEnds.otherwise",
    message:
      "Otherwise your plan is free from the next day on. Your cars stay online and your bookings continue; you cannot add more beyond the limits of the free plan.",
  },
  granted: /*i18n*/ {
    id: "mail.planEnds.granted",
    message:
      "Otherwise you have the plan {afterwards} from the next day on, which was granted to you. Your cars stay online and your bookings continue; you cannot add more beyond its limits.",
  },
};
