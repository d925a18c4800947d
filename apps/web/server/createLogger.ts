import { type DestinationStream, type Logger, pino } from "pino";
import type { WebConfiguration } from "./webConfiguration.ts";

/** Structured logs, one JSON object a line. An error's words never bring an address's query or its cause's words along. */
export function createLogger(
  { logLevel }: Pick<WebConfiguration, "logLevel">,
  destination?: DestinationStream,
): Logger {
  const options = { name: "web", level: logLevel, serializers: { err: describeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

interface DescribedError {
  type: string;
  message: string;
  stack?: string;
  cause?: string;
}

function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  return {
    type: error.name,
    message: withoutQueries(error.message),
    ...(error.stack !== undefined && { stack: withoutQueries(error.stack) }),
    ...(error.cause instanceof Error && { cause: codeOf(error.cause) ?? error.cause.name }),
  };
}

function codeOf(error: Error): string | undefined {
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause instanceof Error ? codeOf(error.cause) : undefined;
}

/** What follows the question mark of an address may be a token, a name, an e-mail address. */
const withoutQueries = (text: string) => text.replaceAll(/\?[^\s"')]*=[^\s"')]*/g, "?…");
