/**
 * Returns the exports of a module without a docstring. One docstring covers adjacent lines, such as an
 * enumeration's values, schema and type. A component's docstring also covers its `…Props`.
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

/** Whether a docstring ends above the line, or above the lines directly before it. */
function isDescribed(lines: string[], index: number): boolean {
  for (let i = index - 1; i >= 0 && lines[i] !== ""; i--) {
    if (/^(?:\/\*\*.*| )\*\/$/.test(lines[i] ?? "")) return true;
  }
  return false;
}
