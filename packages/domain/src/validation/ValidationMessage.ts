import { type ValidationCode, type ValidationParams, validationCodes } from "./ValidationCode.ts";

/** A parsed validation message: a code and its numbers. */
export interface ValidationMessage {
  code: ValidationCode;
  params: Readonly<Record<string, number>>;
}

type ParamsArguments<Code extends ValidationCode> = Code extends keyof ValidationParams
  ? [params: ValidationParams[Code]]
  : [];

/**
 * Returns the message of a schema's issue: code and numbers in one string, so that a form library or a
 * refusal's `fields` can carry it [VA16].
 *
 * @example validationMessage("password_too_short", { min: 6 }) // "password_too_short?min=6"
 */
export function validationMessage<Code extends ValidationCode>(
  code: Code,
  ...[params]: ParamsArguments<Code>
): string {
  return writeValidationMessage({ code, params: { ...params } });
}

/** Writes a code and its numbers as one string that `readValidationMessage` parses. */
export function writeValidationMessage({ code, params }: ValidationMessage): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? code : `${code}?${pairs.join("&")}`;
}

/**
 * Parses a message. Returns `invalid` for a message without a known code, such as a default of the schema
 * library.
 */
export function readValidationMessage(message: string): ValidationMessage {
  const [name = "", query = ""] = message.split("?", 2);
  const code = validationCodes.find((known) => known === name);
  if (code === undefined) return { code: "invalid", params: {} };
  const params: Record<string, number> = {};
  for (const pair of query.split("&")) {
    const [key = "", value = ""] = pair.split("=", 2);
    if (key !== "" && value !== "" && Number.isFinite(Number(value))) params[key] = Number(value);
  }
  return { code, params };
}
