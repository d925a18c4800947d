import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@sayara/tooling-run/root";
import { describeModule } from "./describeModule.ts";
import type { PublishedPackage } from "./packPackages.ts";
import { publicModules } from "./publicModules.ts";

/** Returns the path of a package's API report. */
export function apiReportPath(name: PublishedPackage): string {
  return join(root, "packages", name, "api-report.md");
}

/** Returns the API report of a built package: the declarations of every module that can be imported. */
export function apiReport(name: PublishedPackage): string {
  const folder = join(root, "packages", name);
  const { publishConfig } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const modules = publicModules(publishConfig.exports, builtModules(folder));
  const sections = [...modules.keys()].map((subpath) => {
    const path = join(folder, "dist", `${subpath}.d.ts`);
    return `// ${subpath}\n${describeModule(path, readFileSync(path, "utf8")).join("\n")}\n`;
  });
  return `# Public API of @sayara/${name}

Written by \`pnpm api:report\` from the built declarations; a test compares. Longer ones are cut and have a hash.

\`\`\`ts
${sections.join("\n")}\`\`\`
`;
}

/** The built file of each source: `dist` may hold older ones. Tests and stories are not built. */
function builtModules(folder: string): string[] {
  const sources = globSync("src/**/*.{ts,tsx}", { cwd: folder });
  return sources
    .map((source) => source.replace(/^src\/(.*)\.tsx?$/, "dist/$1.js"))
    .filter((file) => existsSync(join(folder, file)));
}
