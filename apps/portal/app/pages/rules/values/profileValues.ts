import type { StoredIdentity } from "@sayara/api-client/contract/suppliers/supplierRules";
import { positionValuesOf, readPosition } from "./positionValues.ts";
import { type RuleValues, textOf, type TypedPart } from "./RuleValues.ts";

const texts = ["name", "bio", "phone", "email", "address"] as const;

export function profileValuesOf(identity: StoredIdentity): RuleValues {
  const values: RuleValues = {};
  for (const name of texts) values[name] = identity[name] ?? "";
  return { ...values, ...positionValuesOf(identity.position) };
}

export function readProfile(values: RuleValues): TypedPart {
  const typed = Object.fromEntries(texts.map((name) => [name, textOf(values, name)]));
  return {
    input: { ...typed, position: readPosition(values) },
    fieldOf: (path) => path.replace(/^position\./, ""),
  };
}
