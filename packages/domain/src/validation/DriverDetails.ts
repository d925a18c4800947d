import * as v from "valibot";
import { BirthDate } from "./BirthDate.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { Email } from "./Email.ts";
import { FullName } from "./FullName.ts";
import { Phone } from "./Phone.ts";

/**
 * The driver's details, as typed at checkout [VA3–VA6]. `eligibleDriver` checks the age and the licence on the day of
 * pick-up.
 */
export const DriverDetails = v.object({
  fullName: FullName,
  email: Email,
  phone: Phone,
  birthDate: BirthDate,
  /** Date on which the licence was first issued. Only for cars that require a minimum number of years with a licence. */
  licenceSince: v.exactOptional(CalendarDate),
});
export type DriverDetails = v.InferOutput<typeof DriverDetails>;
