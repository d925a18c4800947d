import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { type RentalOption, rentalOptions } from "@sayara/domain/car/RentalOption";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { typedEarly } from "#web/shared/form/typedEarly.ts";
import { type FieldName, fieldNames } from "./CheckoutValues.ts";

interface Form {
  options: RentalOptions;
  change: (name: FieldName, value: string | boolean) => void;
  chooseOptions: (options: RentalOptions) => void;
}

/** Takes over what was put into the form before the page's script ran. */
export function useEarlyInput(form: RefObject<HTMLFormElement | null>, { options, ...on }: Form): void {
  const chosen = useRef<readonly RentalOption[]>([]);
  const adoptFields = useEffectEvent(() => {
    if (form.current === null) return;
    for (const [name, value] of typedEarly(form.current, fieldNames)) on.change(name, value);
    const ticked = new Set(new FormData(form.current).getAll("options"));
    chosen.current = rentalOptions.filter((option) => ticked.has(option) && !options[option]);
  });
  const adoptOptions = useEffectEvent(() => {
    if (chosen.current.length === 0) return;
    on.chooseOptions({ ...options, ...Object.fromEntries(chosen.current.map((option) => [option, true])) });
  });
  // Read in the very commit that hydrates: the next one would write its own values over them.
  useLayoutEffect(() => adoptFields(), []);
  // The address can be changed only once the router is up.
  useEffect(() => adoptOptions(), []);
}
