import { findLeaks } from "./findLeaks.ts";

/** Secrets that no log line may contain: those that the tests of this file have sent or received. */
const secrets = new Set<string>();
const lines: string[] = [];

/** Adds a secret, for earlier and later lines. Ignores short texts, which would match by chance. */
export function registerSecret(value: unknown): void {
  if (typeof value === "string" && value.length >= 6) secrets.add(value);
}

/** Adds the secrets of a request or response body, by field name. */
export function registerSecretsOf(body: unknown): void {
  if (typeof body !== "object" || body === null || isRefusal(body)) return;
  for (const [name, value] of Object.entries(body)) {
    if (
      /password|token|captcha|nonce|verifier|email|phone|fullName|birthDate|message|subject|^signedQuote$/i.test(
        name,
      )
    ) {
      registerSecret(value);
    }
    registerSecretsOf(value);
  }
}

/** Adds the secrets of a URL, encoded and decoded. */
export function registerSecretsOfPath(path: string): void {
  for (const pattern of secretPatterns) {
    for (const part of pattern.exec(path)?.slice(1) ?? []) {
      registerSecret(part);
      registerSecret(decoded(part));
    }
  }
}

/** Adds a line that an API has logged, in this process or in a started one. */
export function watchLine(line: string): void {
  lines.push(line);
}

/**
 * Compares the lines with the secrets and clears both.
 *
 * @throws Error with the lines that contain a secret.
 */
export function checkLogs(): void {
  const leaks = findLeaks(lines, secrets);
  lines.length = 0;
  secrets.clear();
  if (leaks.length > 0) throw new Error(`log lines that hold a secret:\n${leaks.join("\n")}`);
}

const secretPatterns = [
  /\/check-password\/[^/?]+\/([^/?]+)/,
  /\/check-token\/[^/?]+\/[^/?]+\/([^/?]+)\/([^/?]+)/,
  /\/verify-recaptcha\/([^/?]+)/,
  /\/calendar-feed\/([^/?]+)/,
  /\/unsubscribe\/([^/?]+)/,
  /[?&](?:token|t|e|to)=([^&]+)/,
];

/** The API's own messages are not secrets. */
function isRefusal(body: object): boolean {
  return "code" in body && "message" in body;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
