import * as v from "valibot";
import { BirthDate } from "./BirthDate.ts";
import { CalendarDate } from "../time/CalendarDate.ts";
import { Email } from "./Email.ts";
import { FullName } from "./FullName.ts";
import { Phone } from "./Phone.ts";

/** Who drives, as typed at checkout [VA3–VA6]. Ages are judged by `eligibleDriver`, on pick-up day, against the car. */
export const DriverDetails = v.object({
  fullName: FullName,
  email: Email,
  phone: Phone,
  birthDate: BirthDate,
  /** Since when the licence is held; asked for only by cars that want years of licence. */
  licenceSince: v.exactOptional(CalendarDate),
});
export type DriverDetails = v.InferOutput<typeof DriverDetails>;
