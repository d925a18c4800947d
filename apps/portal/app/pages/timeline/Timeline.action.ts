import { createBlock, deleteBlock, updateBlock } from "@sayara/api-client/contract/suppliers/blocks";
import { EnteredBlock } from "@sayara/domain/block/EnteredBlock";
import { plainDigits } from "@sayara/domain/text/typedText";
import { isWallClock } from "@sayara/domain/time/WallClock";
import { wallClockToInstant } from "@sayara/domain/time/wallClockToInstant";
import { validationMessage } from "@sayara/domain/validation/ValidationMessage";
import { refusalFields } from "@sayara/domain/validation/validationFailures";
import { type AnyRefusal, type FieldErrors, refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { readValues } from "@sayara/frontend/form/readValues";
import { cachedSettings } from "@sayara/frontend/marketplace/cachedSettings";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { apiContext } from "@sayara/frontend/request/requestContext";
import * as v from "valibot";
import { type BlockValues, emptyBlock } from "./BlockValues.ts";

type Name = keyof BlockValues;

/** Validates the form values of a block with the domain's schema. */
export function checkBlock(values: BlockValues) {
  const parsed = v.safeParse(EnteredBlock, enteredOf(values));
  if (parsed.success) return { errors: {}, ready: parsed.output };
  const errors = namedErrors(refusalFields(parsed.issues));
  for (const name of Object.keys(errors) as Name[])
    if (values[name] === "") errors[name] = validationMessage("required");
  return { errors, ready: null };
}

/** Creates, changes or deletes a block, depending on `intent`. */
export async function timelineAction({ request, context }: ActionArgs): Promise<FormResult<Name>> {
  const data = await request.formData();
  const call = await context.get(apiContext)();
  const [supplier, block] = ["own", String(data.get("id") ?? "")];
  const version = Number(data.get("version"));
  if (data.get("intent") === "delete") {
    const andLater = data.get("andLater") === "true";
    const response = await call(deleteBlock, { params: { supplier, block }, body: { version, andLater } });
    return response.ok ? { done: true } : refused(response.refusal);
  }
  const values = readValues(data, emptyBlock);
  const { errors, ready } = checkBlock(values);
  if (ready === null) return { errors };
  const response =
    block === ""
      ? await call(createBlock, { params: { supplier }, body: { block: ready, weeks: Number(values.weeks) } })
      : await call(updateBlock, { params: { supplier, block }, body: { version, block: ready } });
  return response.ok ? { done: true } : refused(response.refusal);
}

function refused(refusal: AnyRefusal): FormResult<Name> {
  const { problem, fields } = refusedResult(refusal);
  return { problem, fields: fields && namedErrors(fields) };
}

function enteredOf({ kind, car, from, to, note, customer, phone, price, contractNumber }: BlockValues) {
  const { timeZone } = cachedSettings() ?? defaultSettings;
  const instant = (clock: string) =>
    isWallClock(clock) ? wallClockToInstant(clock, timeZone).toISOString() : "";
  const typedPrice = plainDigits(price).replace(",", ".").trim();
  const walkIn = {
    customer,
    phone,
    price: typedPrice === "" ? null : Number(typedPrice),
    contractNumber,
  };
  return {
    kind,
    carId: car,
    from: instant(from),
    to: instant(to),
    note,
    walkIn: kind === "walkIn" ? walkIn : null,
  };
}

/**
 * Returns the errors by form field. `block.walkIn.customer` becomes `customer`, and `carId` becomes `car`.
 */
function namedErrors(messages: Readonly<Record<string, string>>): FieldErrors<Name> {
  const errors: FieldErrors<Name> = {};
  for (const [path, message] of Object.entries(messages)) {
    const last = path.split(".").at(-1) ?? "";
    const name = last === "carId" ? "car" : last;
    if (name in emptyBlock) errors[name as Name] = message;
  }
  return errors;
}
