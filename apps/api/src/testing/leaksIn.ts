/**
 * What lines of a log tell that they must not: a secret, or something that is never right, whoever it is of: an e-mail
 * address, the hash of a password, a signed token, the value of a session, a pass or a mailed link.
 */
export function leaksIn(written: readonly string[], kept: Iterable<string>): string[] {
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
