import { standardOutput } from "@sayara/telemetry/log/standardOutput";
import { type DestinationStream, type Logger, pino } from "pino";

interface LoggerOptions {
  /** Name in every line, such as `sayara-web`. */
  service: string;
  /** A level of pino. */
  logLevel: string;
}

/**
 * Creates a logger of JSON lines. Logged errors omit the queries of URLs and the messages of their causes.
 */
export function createLogger({ service, logLevel }: LoggerOptions, destination?: DestinationStream): Logger {
  const options = {
    base: { service },
    level: logLevel,
    serializers: { fault: describeError },
  };
  return pino(options, destination ?? standardOutput());
}

interface DescribedError {
  type: string;
  message: string;
  frames?: string[];
  cause?: string;
}

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  return {
    type: error.name,
    message: withoutQueries(error.message),
    ...(error.stack !== undefined && { frames: framesOf(error.stack) }),
    ...(error.cause instanceof Error && { cause: codeOf(error.cause) ?? error.cause.name }),
  };
}

function framesOf(stack: string): string[] {
  return stack
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 12)
    .map(withoutQueries);
}

function codeOf(error: Error): string | undefined {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : undefined;
}

/** A query may contain a token, a name or an email address. */
const withoutQueries = (text: string) => text.replaceAll(/\?[^\s"')]*=[^\s"')]*/g, "?…");
