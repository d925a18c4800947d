/**
 * Returns the texts that log lines contain although they must not: the given secrets, and any email address,
 * password hash, signed token, and value of a session, captcha pass or mailed link.
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
