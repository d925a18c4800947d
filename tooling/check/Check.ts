/** An invariant of the project and the function that verifies it. */
export interface Check {
  name: string;
  run(): Promise<Finding>;
}

export interface Finding {
  /** Number of items read. 0 is a failure: a check that reads nothing verifies nothing. */
  read: number;
  /** Name of the items, in the plural. */
  of: string;
  /** One line each, starting with the place. */
  problems: string[];
}

export interface SourceFile {
  /** Relative to the workspace, with `/`. */
  path: string;
  text: string;
}

/** Returns the problems of a finding. Reading nothing is a problem. */
export function problemsOf(finding: Finding): string[] {
  return finding.read === 0 ? [`It read no ${finding.of}.`, ...finding.problems] : finding.problems;
}
