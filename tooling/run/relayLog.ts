const warning = 40;

/**
 * Shows a server's lines under its name. Of a built server only what someone should read:
 * its structured lines below a warning stay out of the way unless `LOG_LEVEL` asks for them.
 */
export function relayLog(
  kind: "built" | "reload",
  write: (text: string) => void = (text) => process.stdout.write(text),
): (server: string, line: string) => void {
  const everything = kind === "reload" || Boolean(process.env.LOG_LEVEL);
  return (server, line) => {
    if (everything || levelOf(line) >= warning) write(`${server} │ ${line}\n`);
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
