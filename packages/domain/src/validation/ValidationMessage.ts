import { type ValidationCode, type ValidationParams, validationCodes } from "./ValidationCode.ts";

/** A validation message that was read: a code and its numbers. */
export interface ValidationMessage {
  code: ValidationCode;
  params: Readonly<Record<string, number>>;
}

type ParamsArguments<Code extends ValidationCode> = Code extends keyof ValidationParams
  ? [params: ValidationParams[Code]]
  : [];

/**
 * The message that a schema gives its issue: the code with its numbers as one string, so that whatever carries
 * a message (a form library, a refusal's `fields`) carries them too [VA16].
 *
 * @example validationMessage("password_too_short", { min: 6 }) // "password_too_short?min=6"
 */
export function validationMessage<Code extends ValidationCode>(
  code: Code,
  ...[params]: ParamsArguments<Code>
): string {
  return writeValidationMessage({ code, params: { ...params } });
}

/** A code and its numbers as one string: what `readValidationMessage` reads. */
export function writeValidationMessage({ code, params }: ValidationMessage): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return pairs.length === 0 ? code : `${code}?${pairs.join("&")}`;
}

/** Reads a message back. One that is not ours (a schema without words of its own) is `invalid`. */
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
