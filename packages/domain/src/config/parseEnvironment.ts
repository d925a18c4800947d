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
    given: Readonly<Record<string, string | undefined>>,
  ) => EnvironmentProblem[],
): { env: v.InferOutput<Schema>; problems: EnvironmentProblem[] } {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = v.safeParse(schema, given);
  const wrong = (parsed.issues ?? []).map((issue) => ({
    variable: String(issue.path?.[0]?.key ?? "environment"),
    // The library's own message contains the value.
    message: issue.message.startsWith("Invalid ")
      ? `is not valid: ${issue.expected ?? "another value"} is expected`
      : issue.message,
  }));
  const isWrong = (name: string) => wrong.some(({ variable }) => variable === name);
  const usable = Object.fromEntries(Object.entries(given).filter(([name]) => !isWrong(name)));
  const env = parsed.success ? parsed.output : v.parse(schema, usable);
  const more = rules(env, usable).filter(({ variable }) => !isWrong(variable));
  return { env, problems: [...wrong, ...more] };
}
