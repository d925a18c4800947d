/**
 * Returns what log lines must not contain: given secrets, and in any case an email address, a password hash, a signed
 * token, and the value of a session, a captcha pass or a mailed link.
 */
export function findLeaks(written: readonly string[], kept: Iterable<string>): string[] {
  const text = written.join("\n");
  const found = [...kept].filter((secret) => text.includes(secret));
  const patterns = neverRight.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [...found, ...patterns].map(
    (leak) => `${leak} in ${written.find((line) => line.includes(leak)) ?? "several lines"}`,
  );
}

const neverRight = [
  /\$argon2/,
  /[\w.+-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,}/i,
  /eyJ[\w-]+\.[\w-]+\.[\w-]+/,
  /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{43}(?![\w-])/,
];
