import { type ValidationCode, type ValidationParams, validationCodes } from "./ValidationCode.ts";

/** A parsed validation message: a code and its parameters. */
export interface ValidationMessage {
  code: ValidationCode;
  params: Readonly<Record<string, number>>;
  /** The invalid character of `name_invalid`. */
  character?: string;
}

type ParamsArguments<Code extends ValidationCode> = Code extends keyof ValidationParams
  ? [params: ValidationParams[Code]]
  : [];

/**
 * Returns a message for a schema's issue: the code and its parameters in one string, which a form library or
 * a refusal's `fields` can pass on [VA16].
 *
 * @example validationMessage("password_too_short", { min: 6 }) // "password_too_short?min=6"
 */
export function validationMessage<Code extends ValidationCode>(
  code: Code,
  ...[params]: ParamsArguments<Code>
): string {
  const pairs = Object.entries({ ...params });
  const texts = pairs.filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const numbers = pairs.filter((pair): pair is [string, number] => typeof pair[1] === "number");
  const character = texts.at(0)?.[1];
  return writeValidationMessage({
    code,
    params: Object.fromEntries(numbers),
    ...(character !== undefined && { character }),
  });
}

/** Writes a code and its parameters as one string, which `readValidationMessage` parses. */
export function writeValidationMessage({ code, params, character }: ValidationMessage): string {
  const pairs = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  if (character !== undefined) pairs.push(`character=${encodeURIComponent(character)}`);
  return pairs.length === 0 ? code : `${code}?${pairs.join("&")}`;
}

/** Decodes a percent-encoded string. Returns a malformed string unchanged. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses a message. Returns `invalid` for a message without a known code, such as the schema library's default
 * messages.
 */
export function readValidationMessage(message: string): ValidationMessage {
  const [name = "", query = ""] = message.split("?", 2);
  const code = validationCodes.find((validationCode) => validationCode === name);
  if (code === undefined) return { code: "invalid", params: {} };
  const params: Record<string, number> = {};
  let character: string | undefined;
  for (const pair of query.split("&")) {
    const [key = "", value = ""] = pair.split("=", 2);
    if (value === "") continue;
    if (key === "character") character = decode(value);
    else if (key !== "" && Number.isFinite(Number(value))) params[key] = Number(value);
  }
  return { code, params, ...(character !== undefined && { character }) };
}
