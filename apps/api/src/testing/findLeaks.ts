/**
 * Returns what log lines must not contain: given secrets, and in any case an email address, a password hash, a signed
 * token, and the value of a session, a captcha pass or a mailed link.
 */
export function findLeaks(lines: readonly string[], secrets: Iterable<string>): string[] {
  const text = lines.join("\n");
  const leakedSecrets = [...secrets].filter((secret) => text.includes(secret));
  const patterns = forbiddenPatterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [...leakedSecrets, ...patterns].map(
    (leak) => `${leak} in ${lines.find((line) => line.includes(leak)) ?? "several lines"}`,
  );
}

const forbiddenPatterns = [
  /\$argon2/,
  /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i,
  /eyJ[\w-]+\.[\w-]+\.[\w-]+/,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
];
