import { useLingui } from "@lingui/react/macro";
import { MAX_HAND_OVER_ADDRESS_LENGTH } from "@sayara/domain/validation/HandOverAddress";
import { TextField, type TextFieldProps } from "@sayara/ui/TextField/TextField";

/** Field for the address of a delivery or a collection. */
export function HandOverAddressField(props: Pick<TextFieldProps, "name" | "label" | "error">) {
  const { t } = useLingui();
  return (
    <TextField
      {...props}
      required
      // Twice the limit, so that a text that is too long is refused with a reason instead of being cut off.
      maxLength={2 * MAX_HAND_OVER_ADDRESS_LENGTH}
      autoComplete="street-address"
      hint={t`Street and number, town, and the hotel or building if there is one`}
    />
  );
}
