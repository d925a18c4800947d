import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { type RentalOption, rentalOptions } from "@sayara/domain/pricing/RentalOption";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";

interface EarlyOptions {
  formId: string;
  options: RentalOptions;
  chooseOptions: (options: RentalOptions) => void;
}

/** Adopts options that were ticked before hydration. `useFormFields` does the same for the other fields. */
export function useEarlyOptions({ formId, options, chooseOptions }: EarlyOptions): void {
  const chosen = useRef<readonly RentalOption[]>([]);
  const readTicked = useEffectEvent(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const ticked = new Set(new FormData(form).getAll("options"));
    chosen.current = rentalOptions.filter((option) => ticked.has(option) && !options[option]);
  });
  const adoptTicked = useEffectEvent(() => {
    if (chosen.current.length === 0) return;
    chooseOptions({ ...options, ...Object.fromEntries(chosen.current.map((option) => [option, true])) });
  });
  // In the commit that hydrates: the next render would overwrite the boxes.
  useLayoutEffect(() => readTicked(), []);
  // The address can be changed only once the router has started.
  useEffect(() => adoptTicked(), []);
}
