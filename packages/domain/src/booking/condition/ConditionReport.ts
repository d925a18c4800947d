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
/** Maximum length of the reason for keeping part of the deposit, in characters. */
export const MAX_KEPT_REASON_LENGTH = 300;

const common = {
  /** When it was signed, if it was sent later because the device was offline. Defaults to now. */
  at: v.exactOptional(Instant),
  mileage: CarMileage,
  fuel: FuelLevel,
  remarks: optionalText(MAX_REMARKS_LENGTH),
  signatures: v.object({ agency: Signature, driver: Signature }),
};

/** Input of a condition report, signed when the car goes out or comes back [HO1, HO2]. */
export const NewConditionReport = v.variant("kind", [
  v.object({
    kind: v.literal("handOver"),
    ...common,
    /** Confirms that staff saw the driver's licence. */
    licenceSeen: v.literal(true, "required"),
    /** Details copied from the driver's papers; none by default [HO15]. */
    driverPapers: v.exactOptional(DriverPapers),
    /** Null if no deposit is taken. */
    deposit: v.nullable(TakenDeposit),
  }),
  v.object({
    kind: v.literal("return"),
    ...common,
    /** Returned part of the deposit, in the deposit's currency; 0 without a deposit. */
    depositReturned: DepositAmount,
    /** Why the rest is kept; empty if nothing is kept. */
    keptReason: optionalText(MAX_KEPT_REASON_LENGTH),
  }),
]);
export type NewConditionReport = v.InferOutput<typeof NewConditionReport>;

/** A signed condition report [HO1]. It never changes. */
export const ConditionReport = v.object({
  id: EntityId,
  at: Instant,
  mileage: CarMileage,
  /** Eighths of the tank. */
  fuel: FuelLevel,
  remarks: anyText(MAX_REMARKS_LENGTH),
  signatures: v.object({ agency: StoredSignature, driver: StoredSignature }),
  /** In the order in which they were added, at most one per angle [HO5]. */
  pictures: v.pipe(
    v.array(v.object({ id: EntityId, angle: orUnknown(ConditionAngle) })),
    v.maxLength(conditionAngles.length),
  ),
});
export type ConditionReport = v.InferOutput<typeof ConditionReport>;

/** The condition reports of a rental. Null: not signed yet. */
export const ConditionReports = v.object({
  handOver: v.nullable(
    v.object({
      ...ConditionReport.entries,
      /** Absent if none are stored or if the viewer may not see them [HO15]. */
      driverPapers: v.exactOptional(StoredDriverPapers),
      /** Null if no deposit was taken. */
      deposit: v.nullable(v.object({ method: orUnknown(DepositMethod), amount: DepositAmount })),
    }),
  ),
  return: v.nullable(
    v.object({
      ...ConditionReport.entries,
      /** In the deposit's currency; 0 without a deposit. */
      depositReturned: DepositAmount,
      keptReason: anyText(MAX_KEPT_REASON_LENGTH),
    }),
  ),
});
export type ConditionReports = v.InferOutput<typeof ConditionReports>;
