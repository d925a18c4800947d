import { useLingui } from "@lingui/react/macro";
import { MAX_ARRIVAL_NUMBER_LENGTH } from "@sayara/domain/booking/arrival/Arrival";
import { TextField, type TextFieldProps } from "@sayara/ui/TextField/TextField";

type Field = Pick<TextFieldProps, "name" | "label" | "error" | "defaultValue" | "announceError">;

/** Fields for the number of the driver's flight or ferry and its arrival time [AV1]. */
export function ArrivalFields({ number, time }: { number: Field; time: Field }) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        {...number}
        // A longer text is refused with a reason instead of being cut off.
        maxLength={2 * MAX_ARRIVAL_NUMBER_LENGTH}
        autoComplete="off"
        hint={t`For example AF 1284, or the name of the ferry`}
      />
      <TextField {...time} type="time" width="medium" hint={t`Planned time of arrival, if you know it`} />
    </>
  );
}
