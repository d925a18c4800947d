import * as v from "valibot";

/** Problem with a variable, without its value. */
export interface EnvironmentProblem {
  variable: string;
  /** End of a sentence that begins with the variable's name: `must be a port`. */
  message: string;
}

/**
 * Validates the variables of a server, all of them optional. An empty one (`SMTP_URL=`) counts as unset. An invalid one
 * counts as unset too, so that rules over several variables find their errors in the same pass.
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
