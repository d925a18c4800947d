import { posix } from "node:path";
import type { Check, SourceFile } from "./Check.ts";
import { findCircles, type Graph, shortestCircle } from "./findCircles.ts";
import { importTarget, packageOf } from "./importTarget.ts";
import { moduleImports } from "./moduleImports.ts";
import { projectFiles } from "./projectFiles.ts";
import { standsOutside } from "./workspaceLayers.ts";

export const importCircles: Check = {
  name: "import circles",
  async run() {
    const files = await projectFiles(["{apps,packages,tooling}/**/*.{ts,tsx}"]);
    const modules = files.filter(({ path }) => !standsOutside.test(path));
    return { read: modules.length, of: "modules", problems: circleProblems(modules) };
  },
};

/**
 * Returns circles of files, type imports included, and circles of folders of one package. A folder's own
 * files are one node: a folder and its subfolder that import each other are a circle.
 */
export function circleProblems(modules: SourceFile[]): string[] {
  const files = fileGraph(modules);
  const folders = folderGraph(files);
  const fileCircles = findCircles(files);
  const folderCircles = findCircles(folders.graph);
  return [
    ...fileCircles.map(
      (circle) => `circle of files: ${shortestCircle(files, circle).join(" → ")}${rest(circle)}`,
    ),
    ...folderCircles.map((circle) => {
      const path = shortestCircle(folders.graph, circle);
      const steps = path.slice(1).map((folder, index) => folders.imports.get(`${path[index]} ${folder}`));
      return `circle of folders: ${steps.join(", ")}${rest(circle)}`;
    }),
  ];
}

function rest(circle: string[]): string {
  return circle.length > 2 ? ` (in all: ${circle.join(", ")})` : "";
}

function fileGraph(modules: SourceFile[]): Graph {
  const paths = new Set(modules.map(({ path }) => path));
  return new Map(
    modules.map((file) => [
      file.path,
      new Set(
        moduleImports(file).flatMap((request) => {
          const target = importTarget(file.path, request);
          return target !== undefined && paths.has(target) && target !== file.path ? [target] : [];
        }),
      ),
    ]),
  );
}

/** Folders of the same package, and for each edge the first import that makes it. */
function folderGraph(files: Graph): { graph: Graph; imports: Map<string, string> } {
  const graph: Graph = new Map();
  const imports = new Map<string, string>();
  for (const [path, targets] of files) {
    const from = posix.dirname(path);
    const next = graph.get(from) ?? new Set();
    graph.set(from, next);
    for (const target of targets) {
      const to = posix.dirname(target);
      if (to === from || packageOf(target) !== packageOf(path)) continue;
      next.add(to);
      const edge = `${from} ${to}`;
      if (!imports.has(edge)) imports.set(edge, `${path} → ${target}`);
    }
  }
  return { graph, imports };
}
