import { NewConditionReport } from "@sayara/domain/booking/condition/ConditionReport";
import { isIssuedLater } from "@sayara/domain/booking/condition/DriverPapers";
import { findDepositProblem } from "@sayara/domain/booking/condition/findDepositProblem";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { currentSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { paddedDate } from "@sayara/frontend/DatePartsField/dateParts";
import { readAmount } from "@sayara/frontend/booking/staff/readAmount";
import { readKilometres } from "@sayara/frontend/booking/condition/readKilometres";
import type { FieldErrors } from "@sayara/frontend/form/FormProblem";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";

/** Fields of a condition report, in page order. */
export const emptyHandover = {
  kind: "handOver",
  /** The report's own id [HO4]. */
  reportId: "",
  /** Reference and version of the booking when it was loaded, for a report that is stored on the device. */
  reference: "",
  version: "",
  /** For a return: mileage in kilometres and deposit, as recorded at pick-up. */
  mileageBefore: "",
  depositTaken: "",
  licenceSeen: false,
  /** Details copied from the driver's documents. Each is optional [HO15]. */
  licenceNumber: "",
  licenceIssuedOn: "",
  address: "",
  mileage: "",
  fuel: "8",
  depositMethod: "cash",
  depositAmount: "",
  depositReturned: "",
  keptReason: "",
  remarks: "",
  agencyName: "",
  agencyPath: "",
  driverName: "",
  driverPath: "",
};
export type HandoverValues = typeof emptyHandover;
export type HandoverField = keyof HandoverValues;

/**
 * Fields that survive a reload. The licence tick and the signatures do not, because they attest actions on
 * this page.
 */
export const draftFields: readonly HandoverField[] = [
  "licenceNumber",
  "licenceIssuedOn",
  "address",
  "mileage",
  "fuel",
  "depositMethod",
  "depositAmount",
  "depositReturned",
  "keptReason",
  "remarks",
  "agencyName",
  "driverName",
];

/** Value of `depositMethod` if no deposit is taken. */
export const NO_DEPOSIT = "none";

/** Names of the form's fields by their path in the API. */
const fieldsByPath: Readonly<Record<string, HandoverField>> = {
  "driverPapers.licenceNumber": "licenceNumber",
  "driverPapers.licenceIssuedOn": "licenceIssuedOn",
  "driverPapers.address": "address",
  "deposit.amount": "depositAmount",
  "deposit.method": "depositMethod",
  "signatures.agency.name": "agencyName",
  "signatures.agency.path": "agencyName",
  "signatures.driver.name": "driverName",
  "signatures.driver.path": "driverName",
};

/** Converts the API's field errors to the names of the form's fields. */
export function renameFields(fields: Readonly<Record<string, string>>): FieldErrors<HandoverField> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => [fieldsByPath[path] ?? path, message]),
  );
}

/** Validates the typed values with the API's rules [HO2, HO3, HO15]. */
export function checkHandover(values: HandoverValues): CheckResult<HandoverField, NewConditionReport> {
  const parsed = v.safeParse(NewConditionReport, inputOf(values));
  const errors: FieldErrors<HandoverField> = parsed.success ? {} : renameFields(refusalFields(parsed.issues));
  for (const name of ["mileage", "depositAmount", "depositReturned"] as const)
    if (errors[name] !== undefined && values[name].trim() === "") errors[name] = "required";
  const today = dateInZone(new Date(), currentSettings().timeZone);
  if (values.kind === "handOver" && isIssuedLater(paddedDate(values.licenceIssuedOn), today))
    errors.licenceIssuedOn ??= "licence_date_invalid";
  if (!parsed.success) return { errors, ready: null };
  const report = parsed.output;
  if (report.kind === "return") {
    if (report.mileage < Number(values.mileageBefore)) errors.mileage = "mileage_below_hand_over";
    const problem = findDepositProblem(report, Number(values.depositTaken));
    if (problem !== null) errors[problem.field] = problem.code;
  }
  return Object.keys(errors).length === 0 ? { errors, ready: report } : { errors, ready: null };
}

function inputOf(values: HandoverValues): unknown {
  const { kind, remarks, keptReason, licenceSeen, depositMethod } = values;
  const common = {
    kind,
    mileage: readKilometres(values.mileage),
    fuel: Number(values.fuel),
    remarks,
    signatures: {
      agency: { name: values.agencyName, path: values.agencyPath || null },
      driver: { name: values.driverName, path: values.driverPath || null },
    },
  };
  if (kind === "return") {
    const hasDeposit = values.depositTaken !== "";
    const depositReturned = hasDeposit ? readAmount(values.depositReturned) : 0;
    return { ...common, depositReturned, keptReason };
  }
  const amount = readAmount(values.depositAmount);
  const deposit = depositMethod === NO_DEPOSIT ? null : { method: depositMethod, amount };
  const { licenceNumber, address } = values;
  const licenceIssuedOn = values.licenceIssuedOn === "" ? null : paddedDate(values.licenceIssuedOn);
  const driverPapers = { licenceNumber, licenceIssuedOn, address };
  // Omits empty papers, so that an API version without this field accepts the report.
  const hasPapers = Object.values(driverPapers).some((part) => part !== null && part.trim() !== "");
  return {
    ...common,
    licenceSeen: licenceSeen || undefined,
    ...(hasPapers && { driverPapers }),
    deposit,
  };
}
