import { standardOutput } from "@sayara/telemetry/log/standardOutput";
import { type Logger, pino } from "pino";
import type { Config } from "./config/readConfig.ts";

/** Creates a logger that writes JSON lines. */
export function createLogger({ logLevel }: Pick<Config, "logLevel">): Logger {
  return pino({ level: logLevel, base: { service: "sayara-gateway" } }, standardOutput());
}
