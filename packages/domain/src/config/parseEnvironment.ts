import * as v from "valibot";

/** A problem with a variable. It never contains the variable's value. */
export interface EnvironmentProblem {
  variable: string;
  /** The rest of a sentence that starts with the variable's name, such as `must be a port`. */
  message: string;
}

/**
 * Validates a server's environment variables, all of them optional. An empty variable (`SMTP_URL=`) counts as
 * unset. So does an invalid one, so that `rules` finds its problems in the same pass.
 *
 * @param rules finds problems that involve several variables
 */
export function parseEnvironment<Schema extends v.ObjectSchema<v.ObjectEntries, undefined>>(
  schema: Schema,
  environment: Readonly<Record<string, string | undefined>>,
  rules: (
    env: v.InferOutput<Schema>,
    presentVariables: Readonly<Record<string, string | undefined>>,
  ) => EnvironmentProblem[],
): { env: v.InferOutput<Schema>; problems: EnvironmentProblem[] } {
  const presentVariables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(schema, presentVariables);
  const invalid = (parsed.issues ?? []).map((issue) => ({
    variable: String(issue.path?.[0]?.key ?? "environment"),
    // The library's own message contains the value.
    message: issue.message.startsWith("Invalid ")
      ? `is not valid: ${issue.expected ?? "another value"} is expected`
      : issue.message,
  }));
  const isInvalid = (name: string) => invalid.some(({ variable }) => variable === name);
  const validVariables = Object.fromEntries(
    Object.entries(presentVariables).filter(([name]) => !isInvalid(name)),
  );
  const env = parsed.success ? parsed.output : v.parse(schema, validVariables);
  const ruleProblems = rules(env, validVariables).filter(({ variable }) => !isInvalid(variable));
  return { env, problems: [...invalid, ...ruleProblems] };
}
