import { posix } from "node:path";
import type { Check, SourceFile } from "../Check.ts";
import { importTarget, packageOf } from "./importTarget.ts";
import { moduleImports } from "./moduleImports.ts";
import { projectFiles } from "../projectFiles.ts";
import {
  closedFolders,
  foundations,
  exemptFiles,
  frontendLayers,
  workspaceLayers,
} from "./workspaceLayers.ts";

export const importBoundaries: Check = {
  name: "import boundaries",
  async run() {
    const files = await projectFiles(["{apps,packages,tooling}/**/*.{ts,tsx}"]);
    return { read: files.length, of: "modules", problems: files.flatMap(boundaryProblems) };
  },
};

/** Returns the imports in a file that its layer forbids. */
export function boundaryProblems(file: SourceFile): string[] {
  return [...new Set(moduleImports(file))].flatMap((request) => {
    const problem = problemOf(file.path, request);
    return problem ? [`${file.path}: ${problem}`] : [];
  });
}

function problemOf(path: string, request: string): string | undefined {
  if (request.startsWith("../../"))
    return `"${request}" climbs two folders: import by the package's own name`;
  const target = importTarget(path, request);
  if (target === undefined) return packageProblem(path, request);
  if (packageOf(target) !== packageOf(path)) return `"${request}" reaches into another package's files`;
  return (
    layerProblem(path, target, request) ??
    contractProblem(path, target, request) ??
    closedFolderProblem(path, target, request) ??
    foundationProblem(path, target, request)
  );
}

function packageProblem(path: string, request: string): string | undefined {
  if (exemptFiles.test(path)) return undefined;
  const layer = workspaceLayers.find(({ files }) => files.test(path));
  if (!layer || layer.packages.some((allowed) => isWithin(request, allowed))) return undefined;
  return `${layer.name} may not import "${request}"`;
}

function isWithin(request: string, allowed: string): boolean {
  return request === allowed || request.startsWith(/[/:]$/.test(allowed) ? allowed : `${allowed}/`);
}

function layerProblem(path: string, target: string, request: string): string | undefined {
  const from = frontendLayers.findIndex(({ files }) => files.test(path));
  const to = frontendLayers.findIndex(({ files }) => files.test(target));
  // Test data builders belong to no layer.
  if (from === -1 || to === -1 || path.includes("/testing/")) return undefined;
  if (to < from)
    return `"${request}" goes up from ${frontendLayers[from]?.name} to ${frontendLayers[to]?.name}`;
  const isPage = frontendLayers[from]?.name === "pages" && from === to;
  return isPage && pageOf(path) !== pageOf(target)
    ? `"${request}" belongs to another page: share it`
    : undefined;
}

function pageOf(path: string): string | undefined {
  return path.split("/")[4];
}

function closedFolderProblem(path: string, target: string, request: string): string | undefined {
  const closedFolder = closedFolders.find(
    ({ folder }) => target.startsWith(folder) && !path.startsWith(folder),
  );
  return closedFolder === undefined || target === closedFolder.publicFile
    ? undefined
    : `"${request}" is inside ${closedFolder.folder}: import ${posix.basename(closedFolder.publicFile)}`;
}

function foundationProblem(path: string, target: string, request: string): string | undefined {
  const foundation = foundations.find(({ folder }) => path.startsWith(folder));
  if (foundation === undefined || exemptFiles.test(path)) return undefined;
  const { folder, imports } = foundation;
  const sources = folder.split("/").slice(0, 3).join("/");
  const allowed = [folder, ...imports.map((name) => `${sources}/${name}/`)];
  return allowed.some((prefix) => target.startsWith(prefix))
    ? undefined
    : `${folder} may not import "${request}"`;
}

function contractProblem(path: string, target: string, request: string): string | undefined {
  const inContract = path.startsWith("packages/api-client/src/contract/") && !exemptFiles.test(path);
  return inContract && target.startsWith("packages/api-client/src/client/")
    ? `the contract may not import its client ("${request}")`
    : undefined;
}
