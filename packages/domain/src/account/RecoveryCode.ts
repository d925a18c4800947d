import * as v from "valibot";
import { SixDigitCode } from "../validation/SixDigitCode.ts";
import { plainCode } from "../text/typedText.ts";

/** Number of recovery codes of an account [SF6]. */
export const RECOVERY_CODES = 10;

/** The alphabet of recovery codes: Crockford's base32, without I, L, O and U. */
export const RECOVERY_CODE_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Number of characters of a recovery code, without its hyphen. They encode 50 bits. */
export const RECOVERY_CODE_LENGTH = 10;

/**
 * A recovery code as typed, in any case, with or without hyphens and spaces. O is read as 0, I and L as 1
 * [SF6].
 */
export const RecoveryCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform((text) =>
    plainCode(text).replaceAll(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1"),
  ),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{10}$/),
);

/** A second-factor code: six digits from the app or a mail, or a recovery code [SF1, SF6]. */
export const SecondFactorCode = v.union([SixDigitCode, RecoveryCode]);

/** Returns whether a parsed {@link SecondFactorCode} is a recovery code. */
export function isRecoveryCode(code: string): boolean {
  return code.length === RECOVERY_CODE_LENGTH;
}

/**
 * Formats a recovery code for display.
 *
 * @example formatRecoveryCode("7K3MQ0ZX9D") // "7K3MQ-0ZX9D"
 */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
