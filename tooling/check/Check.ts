/** An invariant of the project and the function that verifies it. */
export interface Check {
  name: string;
  run(): Promise<Finding>;
}

export interface Finding {
  /** Number of items read. Zero is a failure, since a check that reads nothing verifies nothing. */
  read: number;
  /** Plural name of the items. */
  of: string;
  /** One line per problem, starting with its location. */
  problems: string[];
}

export interface SourceFile {
  /** Relative to the workspace, with `/` separators. */
  path: string;
  text: string;
}

/** Returns the problems of a finding. Reading nothing counts as a problem. */
export function problemsOf(finding: Finding): string[] {
  return finding.read === 0 ? [`It read no ${finding.of}.`, ...finding.problems] : finding.problems;
}
