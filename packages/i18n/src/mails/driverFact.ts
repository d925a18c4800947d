import type { MailContent, MailWriter } from "./MailContent.ts";
import type { MailData } from "./MailData.ts";
import { sharedMailWords } from "./sharedMailWords.ts";

type Driver = Pick<MailData["bookingRequestReceived"], "driverName" | "driverEmail" | "driverPhone">;

/** Returns the driver's name, address and phone number as one fact, for the agency. */
export function driverFact(driver: Driver, { t }: MailWriter): NonNullable<MailContent["facts"]>[number] {
  const { driverName, driverEmail, driverPhone } = driver;
  const parts = [driverName, driverEmail, driverPhone].filter((part) => part !== undefined);
  return [t(sharedMailWords.driver), parts.join(", ")];
}
