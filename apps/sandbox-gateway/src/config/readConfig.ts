import { join } from "node:path";
import { parseEnvironment } from "@sayara/domain/config/parseEnvironment";
import { Environment } from "./Environment.ts";

/** The configuration, validated once at start and passed on as a value. Nothing else reads the environment. */
export interface Config {
  port: number;
  host: string;
  /** The gateway as browsers reach it, without a slash at the end. */
  publicUrl: string;
  /** Authenticates the merchant's server. */
  key: string;
  webhookSecret: string;
  webhookUrl: string;
  /** Origins whose pages may frame the card page. */
  allowedParents: readonly string[];
  /** Path of the database's file. */
  file: string;
  logLevel: string;
}

/** Thrown for an invalid environment. The message names every wrong variable, never its value. */
export class ConfigurationError extends Error {
  override readonly name = "ConfigurationError";
}

/**
 * Validates the environment.
 *
 * @throws ConfigurationError that names each wrong variable, or in production
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
