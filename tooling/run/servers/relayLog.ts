const warning = 40;

/**
 * Prints a server's lines with its name. Hides a built server's structured lines below the level `warn` unless
 * `LOG_LEVEL` is set. Returns whether the line was printed.
 */
export function relayLog(
  kind: "built" | "reload",
  write: (text: string) => void = (text) => process.stdout.write(text),
): (server: string, line: string) => boolean {
  const showAll = kind === "reload" || Boolean(process.env.LOG_LEVEL);
  return (server, line) => {
    const isShown = showAll || levelOf(line) >= warning;
    if (isShown) write(`${server} │ ${line}\n`);
    return isShown;
  };
}

function levelOf(line: string): number {
  if (!line.startsWith("{")) return warning;
  try {
    const entry: unknown = JSON.parse(line);
    return typeof entry === "object" && entry && "level" in entry ? Number(entry.level) : warning;
  } catch {
    return warning;
  }
}
