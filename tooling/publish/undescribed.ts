/**
 * The exports of a module that no docstring describes. One docstring may stand over lines that belong together: an
 * enumeration's values, its schema and its type. A component's docstring is also that of its `…Props`.
 */
export function undescribed(text: string): string[] {
  const lines = text.split("\n");
  const described = new Set<string>();
  const exported = new Set<string>();
  lines.forEach((line, i) => {
    const name = /^export (?:declare )?(?:async )?(?:const|function|class|interface|type) (\w+)/.exec(
      line,
    )?.[1];
    if (name === undefined) return;
    exported.add(name);
    if (isDescribed(lines, i)) described.add(name);
  });
  return [...exported].filter((name) => !described.has(name) && !described.has(name.replace(/Props$/, "")));
}

/** Whether a docstring ends above the line, or above the lines right before it. */
function isDescribed(lines: string[], index: number): boolean {
  for (let i = index - 1; i >= 0 && lines[i] !== ""; i--) {
    if (/^(?:\/\*\*.*| )\*\/$/.test(lines[i] ?? "")) return true;
  }
  return false;
}
