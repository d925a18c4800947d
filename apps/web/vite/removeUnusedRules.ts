interface Rule {
  /** Selectors or an at-rule, without the block. */
  prelude: string;
  /** Undefined for a statement such as `@layer a, b`. */
  block: string | undefined;
}

/** At-rules that contain rules. */
const groups = /^@(?:layer|media|supports|container|scope|starting-style)\b/;
const className = /\.(-?[a-zA-Z_][\w-]*)/g;
const keyframes = /^@keyframes\s+([\w-]+)/;

/**
 * Returns a minified stylesheet without rules that have only unused classes, and without keyframes that no
 * remaining rule uses. Keeps the order, rules without a class, and empty layers, because the first mention of
 * a layer fixes its rank.
 */
export function removeUnusedRules(stylesheet: string, isUsed: (className: string) => boolean): string {
  const withUsedClasses = filterRules(stylesheet, ({ prelude }) => {
    const classes = [...prelude.matchAll(className)].map(([, name = ""]) => name);
    return classes.length === 0 || classes.some((name) => isUsed(name));
  });
  const usedNames = new Set(
    filterRules(withUsedClasses, ({ prelude }) => !keyframes.test(prelude)).match(/[\w-]+/g),
  );
  return filterRules(
    withUsedClasses,
    ({ prelude }) => usedNames.has(keyframes.exec(prelude)?.[1] ?? "") || !keyframes.test(prelude),
  );
}

function filterRules(stylesheet: string, isKept: (rule: Rule) => boolean): string {
  return rulesOf(stylesheet)
    .map((rule) => {
      const { prelude, block } = rule;
      if (block === undefined) return `${prelude};`;
      if (!groups.test(prelude)) return isKept(rule) ? `${prelude}{${block}}` : "";
      const inner = filterRules(block, isKept);
      return inner === "" && !prelude.startsWith("@layer") ? "" : `${prelude}{${inner}}`;
    })
    .join("");
}

/** Splits a stylesheet into its top-level rules. */
function rulesOf(stylesheet: string): Rule[] {
  const rules: Rule[] = [];
  // Strings and URLs may contain braces.
  const tokens = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|url\([^"')]*\)|[{};]/g;
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: token, index } of stylesheet.matchAll(tokens)) {
    if (token === "{") {
      if (depth === 0) open = index;
      depth += 1;
    } else if (token === "}") {
      depth -= 1;
      if (depth > 0) continue;
      rules.push({ prelude: stylesheet.slice(start, open).trim(), block: stylesheet.slice(open + 1, index) });
      start = index + 1;
    } else if (token === ";" && depth === 0) {
      rules.push({ prelude: stylesheet.slice(start, index).trim(), block: undefined });
      start = index + 1;
    }
  }
  return rules;
}
