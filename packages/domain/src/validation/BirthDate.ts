import * as v from "valibot";
import { isCalendarDate } from "../time/CalendarDate.ts";
import { validationMessage } from "./ValidationMessage.ts";

/** A birth date from 1900 on. `driverBirthDate` checks the age, which needs a reference date [VA6]. */
export const BirthDate = v.pipe(
  v.string(validationMessage("required")),
  v.nonEmpty(validationMessage("required")),
  v.check((date) => isCalendarDate(date) && date >= "1900-01-01", validationMessage("birth_date_invalid")),
);
export type BirthDate = v.InferOutput<typeof BirthDate>;
