/** One thing that holds everywhere in the project, and a machine that sees to it. */
export interface Check {
  name: string;
  run(): Promise<Finding>;
}

export interface Finding {
  /** How many things were looked at. None at all is a failure: a check that reads nothing proves nothing. */
  read: number;
  /** What they are, in the plural. */
  of: string;
  /** One line each, beginning with the place. */
  problems: string[];
}

export interface SourceFile {
  /** Relative to the workspace, with `/`. */
  path: string;
  text: string;
}

/** What a finding amounts to: nothing, or lines that say what is wrong. */
export function problemsOf(finding: Finding): string[] {
  return finding.read === 0 ? [`It read no ${finding.of}.`, ...finding.problems] : finding.problems;
}
