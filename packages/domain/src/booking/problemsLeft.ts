import type { UserType } from "../user/UserType.ts";
import { PROBLEM_PICTURES_PER_SIDE, PROBLEM_REPORTS_PER_SIDE } from "../config/businessDefaults.ts";
import type { BookingActor } from "./actions/BookingActor.ts";
import type { ProblemReport } from "./ProblemReport.ts";

/**
 * Returns how many reports and photos the actor's side may still add to a booking [PB3]. The sides are the driver, the
 * agency and the administrators.
 *
 * @param problems all reports about the booking
 *
 * @example problemsLeft("driver", booking.problems ?? []) // { reports: 15, pictures: 30 }
 */
export function problemsLeft(
  actor: BookingActor,
  problems: readonly Pick<ProblemReport, "by" | "pictures">[],
): { reports: number; pictures: number } {
  const own = problems.filter(({ by }) => by.type === sideOf(actor));
  const pictures = own.reduce((sum, report) => sum + report.pictures.length, 0);
  return {
    reports: Math.max(0, PROBLEM_REPORTS_PER_SIDE - own.length),
    pictures: Math.max(0, PROBLEM_PICTURES_PER_SIDE - pictures),
  };
}

function sideOf(actor: BookingActor): UserType {
  if (actor === "admin") return "admin";
  return actor === "supplier" || actor === "supplierReader" || actor === "suspendedSupplier"
    ? "supplier"
    : "user";
}
