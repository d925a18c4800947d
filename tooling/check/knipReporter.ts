import type { Reporter } from "knip";
import { relative } from "node:path";

/** Prints Knip's issues and the number of modules read as one line of JSON. */
const knipReporter: Reporter = ({ issues, counters, cwd }) => {
  const problems = Object.values(issues)
    .flatMap((byFile) => Object.values(byFile).flatMap((bySymbol) => Object.values(bySymbol)))
    .map(({ type, filePath, symbol }) => {
      const path = relative(cwd, filePath);
      return type === "files" ? path : `${path}: ${type} ${symbol}`;
    });
  process.stdout.write(`${JSON.stringify({ read: counters.processed, problems })}\n`);
};

export default knipReporter;
