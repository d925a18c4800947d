import type { MailContent, MailContext } from "../MailContent.ts";
import type { MailData } from "../MailData.ts";
import { sharedMailMessages } from "../sharedMailMessages.ts";

type Driver = Pick<MailData["bookingRequestReceived"], "driverName" | "driverEmail" | "driverPhone">;

/** Returns the driver's name, email address and phone number as one fact, for the agency. */
export function driverFact(
  driver: Driver,
  { t, formats }: MailContext,
): NonNullable<MailContent["facts"]>[number] {
  const { driverName, driverEmail, driverPhone } = driver;
  const phone = driverPhone === undefined ? undefined : formats.phone(driverPhone);
  const parts = [driverName, driverEmail, phone].filter((part) => part !== undefined);
  return [t(sharedMailMessages.driver), formats.parts(parts)];
}
