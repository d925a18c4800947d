import { afterAll } from "vitest";
import { leaksIn } from "./leaksIn.ts";

/** What no line of a log may ever hold: everything secret that any test of this file has sent or been given. */
const secrets = new Set<string>();
const lines: string[] = [];

/** Names something that must not be logged, before it was named or after. Short texts would be found by chance. */
export function keepSecret(value: unknown): void {
  if (typeof value === "string" && value.length >= 6) secrets.add(value);
}

/** Names every secret of a request's or an answer's body: what its fields are called decides. */
export function keepSecretsOf(body: unknown): void {
  if (typeof body !== "object" || body === null || isRefusal(body)) return;
  for (const [name, value] of Object.entries(body)) {
    if (
      /password|token|captcha|nonce|verifier|email|phone|fullName|birthDate|message|subject|offer/i.test(name)
    ) {
      keepSecret(value);
    }
    keepSecretsOf(value);
  }
}

/** Names the secrets of an address, as it is written and as it is meant. */
export function keepSecretsOfPath(path: string): void {
  for (const pattern of secretParts) {
    for (const part of pattern.exec(path)?.slice(1) ?? []) {
      keepSecret(part);
      keepSecret(decoded(part));
    }
  }
}

/** Keeps a line that an API wrote, in this process or in one that a test started. */
export function watchLine(line: string): void {
  lines.push(line);
}

afterAll(() => {
  const leaks = leaksIn(lines, secrets);
  if (leaks.length > 0) throw new Error(`log lines that hold a secret:\n${leaks.join("\n")}`);
});

const secretParts = [
  /\/check-password\/[^/?]+\/([^/?]+)/,
  /\/check-token\/[^/?]+\/[^/?]+\/([^/?]+)\/([^/?]+)/,
  /\/verify-recaptcha\/([^/?]+)/,
  /[?&](?:token|t|e|to)=([^&]+)/,
];

/** An API's own sentences are no secrets. */
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
