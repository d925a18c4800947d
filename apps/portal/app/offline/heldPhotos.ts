import type { ConditionAngle } from "@sayara/domain/booking/condition/ConditionAngle";
import type { RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";

/** Identifies the report that photos belong to. */
export interface PhotographedReport {
  bookingId: string;
  kind: RentalRecordKind;
}

/** The photos in this page's memory in the form in which they are sent, by report and angle. */
const held = new Map<string, File>();

const keyOf = ({ bookingId, kind }: PhotographedReport, angle: ConditionAngle) =>
  `${bookingId}/${kind}/${angle}`;

export function rememberPhoto(report: PhotographedReport, angle: ConditionAngle, photo: File): void {
  held.set(keyOf(report, angle), photo);
}

export function heldPhoto(report: PhotographedReport, angle: ConditionAngle): File | undefined {
  return held.get(keyOf(report, angle));
}

export function releasePhoto(report: PhotographedReport, angle: ConditionAngle): void {
  held.delete(keyOf(report, angle));
}

export function forgetPhotos(): void {
  held.clear();
}
