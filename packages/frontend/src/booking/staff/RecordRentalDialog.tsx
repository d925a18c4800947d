import { useLingui } from "@lingui/react/macro";
import type { Booking } from "@sayara/domain/booking/Booking";
import { CarMileage, FUEL_PARTS, type RentalRecordKind } from "@sayara/domain/booking/desk/RentalRecord";
import { validationText } from "@sayara/i18n/messages/validationText";
import { SelectField } from "@sayara/ui/SelectField/SelectField";
import { TextField } from "@sayara/ui/TextField/TextField";
import { useState } from "react";
import * as v from "valibot";
import { FormDialog } from "@sayara/frontend/form/FormDialog";
import { StaffActionProblem } from "@sayara/frontend/rental/StaffActions/StaffActionProblem";
import { readKilometres } from "../condition/readKilometres.ts";
import type { StaffActionState } from "./useStaffActions.ts";

interface RecordRentalDialogProps {
  kind: RentalRecordKind;
  booking: Booking;
  staffActions: StaffActionState;
  onClose: () => void;
}

/** Dialog that records the hand-over or return with the meter readings [DK2]. */
export function RecordRentalDialog({ kind, booking, staffActions, onClose }: RecordRentalDialogProps) {
  const { t, i18n } = useLingui();
  const [mileage, setMileage] = useState("");
  const [fuel, setFuel] = useState("");
  const [error, setError] = useState("");
  const isHandOver = kind === "handOver";
  const least = (kind === "return" ? booking.records?.handOver?.mileage : null) ?? 0;

  function send() {
    const typed = mileage.trim() === "" ? undefined : readKilometres(mileage);
    if (typed !== undefined && !v.is(CarMileage, typed)) return setError(t`Enter whole kilometres.`);
    if (typed !== undefined && typed < least)
      return setError(validationText("mileage_below_hand_over", i18n));
    staffActions.run({
      kind: "recordRental",
      record: kind,
      ...(typed !== undefined && { mileage: typed }),
      ...(fuel !== "" && { fuel: Number(fuel) }),
    });
  }

  return (
    <FormDialog
      title={isHandOver ? t`Hand over the car` : t`Take the car back`}
      effect={t`The time is recorded now. Mileage and fuel are optional.`}
      button={isHandOver ? t`Handed over` : t`Returned`}
      isDestructive={false}
      working={staffActions.working !== null && t`Working…`}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t`Mileage`}
        inputMode="numeric"
        autoComplete="off"
        trailing="km"
        width="medium"
        error={error}
        value={mileage}
        onChange={({ target }) => {
          setMileage(target.value);
          setError("");
        }}
      />
      <SelectField label={t`Fuel`} value={fuel} onChange={({ target }) => setFuel(target.value)}>
        <option value="">{t`Not read`}</option>
        {Array.from({ length: FUEL_PARTS + 1 }, (_, part) => (
          <option key={part} value={part}>
            {part === 0 ? t`Empty` : part === FUEL_PARTS ? t`Full` : `${part}/${FUEL_PARTS}`}
          </option>
        ))}
      </SelectField>
      <StaffActionProblem problem={staffActions.problem} booking={booking} />
    </FormDialog>
  );
}
