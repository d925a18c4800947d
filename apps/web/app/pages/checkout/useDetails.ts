import type { RentalOptions } from "@sayara/domain/booking/RentalOptions";
import { dateInZone } from "@sayara/domain/time/dateInZone";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import type { User } from "@sayara/domain/user/User";
import { useState } from "react";
import type { Details, DetailsNeeds } from "./checkDetails.ts";
import type { ReadyCheckout } from "./Checkout.load.ts";
import {
  type CheckoutValues,
  type FieldErrors,
  type FieldName,
  fieldNames,
  valuesOf,
} from "./CheckoutValues.ts";
import { type CheckoutDraft, useCheckoutDraft } from "./useCheckoutDraft.ts";

type Judge = typeof import("./checkDetails.ts").checkDetails;

interface DetailsTools {
  start: ReadyCheckout;
  user: User | null;
  options: RentalOptions;
}

/** Who drives: what was typed, and what is wrong with it. */
export function useDetails({ start, user, options }: DetailsTools) {
  const { car } = start.offered.answer;
  const draft = useCheckoutDraft();
  const values = valuesOf(draft, { user, carId: car.id });
  const needs = needsOf(start, options);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [judge, setJudge] = useState<Judge | null>(null);
  /** A new object for every wish, so that the same field can be asked for twice. */
  const [focusOn, setFocusOn] = useState<{ field: FieldName } | null>(null);

  async function openJudge(): Promise<Judge> {
    const { checkDetails } = await import("./checkDetails.ts");
    setJudge(() => checkDetails);
    return checkDetails;
  }

  function showError(name: FieldName, message: string | undefined) {
    setErrors(({ [name]: _mended, ...others }) =>
      message === undefined ? others : { ...others, [name]: message },
    );
  }

  function change(name: FieldName, value: string | boolean) {
    const changed = withField(useCheckoutDraft.getState(), name, value, car.id);
    useCheckoutDraft.setState(changed, true);
    if (errors[name] === undefined || judge === null) return;
    const now = judge(valuesOf(changed, { user, carId: car.id }), needs).errors;
    showError(name, now[name]);
  }

  /** A field that was left is judged, unless nothing was typed: nobody is told off for passing by. */
  async function leave(name: FieldName) {
    if (textOf(values, name) === "") return;
    try {
      const found = (await openJudge())(values, needs).errors;
      showError(name, found[name]);
    } catch {
      // The judge could not be fetched; it is asked again before anything is sent.
    }
  }

  /** The details ready to be sent; null when something is wrong, which is then said and focused. */
  async function checkAll(): Promise<Details | null> {
    const checked = (await openJudge())(values, needs);
    showAll(checked.errors);
    return checked.details;
  }

  function showAll(found: FieldErrors) {
    setErrors(found);
    const first = fieldNames.find((name) => found[name] !== undefined);
    if (first !== undefined) setFocusOn({ field: first });
  }

  /** What the server found wrong; says whether any of it belongs to a field of this form. */
  function addErrors(fields: Readonly<Record<string, string>> = {}): boolean {
    const found: FieldErrors = {};
    for (const name of fieldNames) if (fields[name] !== undefined) found[name] = fields[name];
    if (Object.keys(found).length > 0) showAll(found);
    return Object.keys(found).length > 0;
  }

  return { values, needs, errors, focusOn, change, leave, checkAll, addErrors };
}

function needsOf({ trip, settings, offered }: ReadyCheckout, options: RentalOptions): DetailsNeeds {
  const { car } = offered.answer;
  return {
    additionalDriver: options.additionalDriver,
    minimumAge: Math.max(car.minimumAge, settings.minimumAge),
    minimumLicenceYears: car.minimumLicenceYears,
    pickupDate: dateInZone(wallClockToInstant(trip.from, settings.timeZone), settings.timeZone),
  };
}

function withField(
  draft: CheckoutDraft,
  name: FieldName,
  value: string | boolean,
  carId: string,
): CheckoutDraft {
  if (name === "termsAccepted") return { ...draft, termsAcceptedFor: value === true ? carId : null };
  const [person, field = ""] = name.split(".");
  return person === "additionalDriver"
    ? { ...draft, additionalDriver: { ...draft.additionalDriver, [field]: value } }
    : { ...draft, driver: { ...draft.driver, [field]: value } };
}

function textOf(values: CheckoutValues, name: FieldName): string {
  const [person, field = ""] = name.split(".");
  if (person !== "driver" && person !== "additionalDriver") return "";
  const texts: Readonly<Record<string, string>> = { ...values[person] };
  return texts[field]?.trim() ?? "";
}
