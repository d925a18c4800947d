import * as v from "valibot";
import { EntityId } from "@sayara/domain/id/EntityId";
import { Instant } from "@sayara/domain/time/Instant";
import { anyText, optionalText } from "@sayara/domain/validation/boundedText";
import { orUnknown } from "@sayara/domain/validation/newerValues";
import { CarMileage, FuelLevel } from "../desk/RentalRecord.ts";
import { ConditionAngle, conditionAngles } from "./ConditionAngle.ts";
import { DriverPapers, StoredDriverPapers } from "./DriverPapers.ts";
import { DepositAmount } from "@sayara/domain/deposit/DepositAmount";
import { DepositMethod } from "@sayara/domain/deposit/DepositMethod";
import { TakenDeposit } from "./TakenDeposit.ts";
import { Signature, StoredSignature } from "./Signature.ts";

/** Maximum length of the remarks on a car's condition, in characters. */
export const MAX_REMARKS_LENGTH = 1000;
/** Maximum length of the reason for which a part of the deposit is kept, in characters. */
export const MAX_KEPT_REASON_LENGTH = 300;

const common = {
  /** When it was signed, if the call waited for a connection; now by default. */
  at: v.exactOptional(Instant),
  mileage: CarMileage,
  fuel: FuelLevel,
  remarks: optionalText(MAX_REMARKS_LENGTH),
  signatures: v.object({ agency: Signature, driver: Signature }),
};

/** A condition report to be signed: when the car goes out, or when it comes back [HO1, HO2]. */
export const NewConditionReport = v.variant("kind", [
  v.object({
    kind: v.literal("handOver"),
    ...common,
    /** That the driver's licence was seen. */
    licenceSeen: v.literal(true, "required"),
    /** What is copied of the driver's papers; nothing by default [HO15]. */
    driverPapers: v.exactOptional(DriverPapers),
    /** Null if none is taken. */
    deposit: v.nullable(TakenDeposit),
  }),
  v.object({
    kind: v.literal("return"),
    ...common,
    /** Returned part of the deposit, in its currency; 0 without one. */
    depositReturned: DepositAmount,
    /** Why the rest is kept; empty if nothing is. */
    keptReason: optionalText(MAX_KEPT_REASON_LENGTH),
  }),
]);
export type NewConditionReport = v.InferOutput<typeof NewConditionReport>;

/** A signed condition report [HO1]. Never changed. */
export const ConditionReport = v.object({
  id: EntityId,
  at: Instant,
  mileage: CarMileage,
  /** Eighths of the tank. */
  fuel: FuelLevel,
  remarks: anyText(MAX_REMARKS_LENGTH),
  signatures: v.object({ agency: StoredSignature, driver: StoredSignature }),
  /** In the order in which they were added, each of another angle [HO5]. */
  pictures: v.pipe(
    v.array(v.object({ id: EntityId, angle: orUnknown(ConditionAngle) })),
    v.maxLength(conditionAngles.length),
  ),
});
export type ConditionReport = v.InferOutput<typeof ConditionReport>;

/** The condition reports of a rental. Null: not signed. */
export const ConditionReports = v.object({
  handOver: v.nullable(
    v.object({
      ...ConditionReport.entries,
      /** Absent if none are kept, and for who may not see them [HO15]. */
      driverPapers: v.exactOptional(StoredDriverPapers),
      /** Null if none was taken. */
      deposit: v.nullable(v.object({ method: orUnknown(DepositMethod), amount: DepositAmount })),
    }),
  ),
  return: v.nullable(
    v.object({
      ...ConditionReport.entries,
      /** In the currency of the deposit; 0 without one. */
      depositReturned: DepositAmount,
      keptReason: anyText(MAX_KEPT_REASON_LENGTH),
    }),
  ),
});
export type ConditionReports = v.InferOutput<typeof ConditionReports>;
