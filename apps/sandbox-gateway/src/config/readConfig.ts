import { join } from "node:path";
import { parseEnvironment } from "@sayara/domain/config/parseEnvironment";
import { Environment } from "./Environment.ts";

/** The configuration, validated once at startup and passed on as a value. No other module reads the environment. */
export interface Config {
  port: number;
  host: string;
  /** URL at which browsers reach the gateway, without a trailing slash. */
  publicUrl: string;
  /** Authenticates the merchant's server. */
  key: string;
  webhookSecret: string;
  webhookUrl: string;
  /** Origins whose pages may frame the card page. */
  allowedParents: readonly string[];
  /** Path of the database file. */
  file: string;
  logLevel: string;
}

/** Thrown for an invalid environment. The message names every invalid variable and never contains a value. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/**
 * Validates the environment.
 *
 * @throws ConfigurationError naming each invalid variable, or if the mode is `production`
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { env: output, problems } = parseEnvironment(Environment, env, ({ MODE }) =>
    MODE === "production"
      ? [{ variable: "MODE", message: "must not be production: the sandbox gateway moves no money" }]
      : [],
  );
  if (problems.length > 0) {
    const lines = problems.map(({ variable, message }) => `- ${variable} ${message}`);
    throw new ConfigurationError(`The configuration can't be used:\n${lines.join("\n")}`);
  }
  return {
    port: output.PORT,
    host: output.HOST,
    publicUrl: output.PUBLIC_SANDBOX_GATEWAY_URL ?? `http://localhost:${output.PORT}`,
    key: output.SANDBOX_GATEWAY_KEY,
    webhookSecret: output.SANDBOX_WEBHOOK_SECRET,
    webhookUrl: output.SANDBOX_WEBHOOK_URL,
    allowedParents: output.SANDBOX_ALLOWED_PARENTS,
    file: join(output.DATA_DIR ?? join(import.meta.dirname, "../../.data"), "gateway.sqlite"),
    logLevel: output.LOG_LEVEL,
  };
}
