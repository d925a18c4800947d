import { standardOutput } from "@sayara/telemetry/log/standardOutput";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "#api/server/config/readConfig.ts";
import { requestScope } from "./requestScope.ts";

/**
 * Creates the structured log: one JSON object a line, with the id of its request. Redacts personal data that is logged
 * by mistake.
 */
export function createLogger(
  { logLevel }: Pick<Config, "logLevel">,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: { service: "sayara-api" },
    mixin: () => ({ ...requestScope.getStore() }),
    redact: { paths: personalFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[cut]" },
  };
  return pino(options, destination ?? standardOutput());
}

const personalFields = [
  "email",
  "phone",
  "fullName",
  "name",
  "password",
  "token",
  "birthDate",
  "cookie",
  "authorization",
];
