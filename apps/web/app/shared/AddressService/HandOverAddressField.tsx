import { useLingui } from "@lingui/react/macro";
import { MAX_HAND_OVER_ADDRESS_LENGTH } from "@sayara/domain/validation/HandOverAddress";
import { TextField, type TextFieldProps } from "@sayara/ui/TextField/TextField";

/** The address to which the agency delivers the car, or at which it collects it. */
export function HandOverAddressField(props: Pick<TextFieldProps, "name" | "label" | "error">) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      required
      // A longer text is refused with a reason instead of being cut off.
      maxLength={2 * MAX_HAND_OVER_ADDRESS_LENGTH}
      autoComplete="street-address"
      hint={t`Street and number, town, and the hotel or building if there is one`}
    />
  );
}
