import { CoverContents } from "@sayara/domain/pricing/covers/CoverContents";
import { SupplierFees } from "@sayara/domain/pricing/fees/SupplierFees";
import {
  ServedPlaces,
  SupplierHours,
  SupplierIdentity,
  type SupplierRules,
  SupplierTerms,
} from "@sayara/domain/supplier/SupplierRules";
import { DepositTerms } from "@sayara/domain/deposit/DepositTerms";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import type { CheckResult } from "@sayara/frontend/form/validateValues";
import * as v from "valibot";
import { readCovers } from "./coversValues.ts";
import { readDeposits } from "./depositValues.ts";
import { readFees } from "./feesValues.ts";
import { groupHours, readHours } from "./hoursValues.ts";
import { readPlaces } from "./placeValues.ts";
import { readProfile } from "./profileValues.ts";
import { type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";
import { readTerms } from "./termsValues.ts";

/** A part of the rules with its own form. */
export type RulePart = keyof SupplierRules;

/** A change of one part, for the API. */
export type PartChange = { [Part in RulePart]?: SupplierRules[Part] };

const readers: Record<RulePart, (values: RuleValues) => TypedPart> = {
  identity: readProfile,
  hours: readHours,
  terms: readTerms,
  fees: readFees,
  covers: readCovers,
  deposits: readDeposits,
  places: readPlaces,
};

const schemas: Record<RulePart, v.GenericSchema<unknown, PartChange>> = {
  identity: v.object({ identity: SupplierIdentity }),
  hours: v.object({ hours: v.pipe(SupplierHours, v.transform(groupHours)) }),
  terms: v.object({ terms: SupplierTerms }),
  fees: v.object({ fees: SupplierFees }),
  covers: v.object({ covers: v.nullable(CoverContents) }),
  deposits: v.object({ deposits: DepositTerms }),
  places: v.object({ places: ServedPlaces }),
};

export function isRulePart(name: string): name is RulePart {
  return name in readers;
}

/** Validates the form values of a part with the domain's schema. */
export function checkPart(part: RulePart, values: RuleValues): CheckResult<string, PartChange> {
  const { input } = readers[part](values);
  const parsed = v.safeParse(schemas[part], { [part]: input });
  if (parsed.success) return { errors: {}, ready: parsed.output };
  return { errors: partErrors(part, values, refusalFields(parsed.issues)), ready: null };
}

/** Returns the errors by form field. Reports an empty field as required, whatever its schema reports. */
export function partErrors(
  part: RulePart,
  values: RuleValues,
  messages: Readonly<Record<string, string>>,
): Record<string, string> {
  const { fieldOf } = readers[part](values);
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(messages)) {
    const name = fieldOf(path.slice(part.length + 1));
    const isEmpty =
      name in values && textOf(values, name) === "" && !["places", "addClosed", "addPair"].includes(name);
    errors[name] ??= isEmpty ? validationMessage("required") : message;
  }
  return errors;
}

/** Returns the text values of posted form data, without files. */
export function valuesIn(form: FormData): RuleValues {
  const values: RuleValues = {};
  for (const [name, value] of form) if (typeof value === "string") values[name] = value;
  return values;
}
