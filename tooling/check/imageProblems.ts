import type { Instruction } from "./readDockerfile.ts";

/** A package of the workspace. */
export interface Manifest {
  /** Path of its `package.json`. */
  path: string;
  name: string;
  /** Names of its production dependencies. */
  dependencies: string[];
  /** Names of the dependencies that who uses it brings. */
  peers: string[];
}

/** Returns images that run as root, and what would be missing after an install without devDependencies. */
export function imageProblems(
  instructions: readonly Instruction[],
  { manifests, install }: { manifests: readonly Manifest[]; install: string },
): string[] {
  return [
    ...rootProblems(instructions),
    ...manifestProblems(instructions, manifests),
    ...peerProblems(install, manifests),
  ];
}

function rootProblems(instructions: readonly Instruction[]): string[] {
  const users = new Map<string, string>();
  let stage = "";
  return instructions.flatMap(({ name, words }) => {
    if (name === "FROM") {
      stage = words[2] ?? "";
      users.set(stage, users.get(words[0] ?? "") ?? "root");
    }
    if (name === "USER") users.set(stage, words[0] ?? "root");
    return name === "CMD" && /^(root|0)(:|$)/.test(users.get(stage) ?? "")
      ? [`Dockerfile: ${stage} runs as root`]
      : [];
  });
}

/** pnpm leaves out a package without a manifest, and what only that one depends on: the server then fails to start. */
function manifestProblems(instructions: readonly Instruction[], manifests: readonly Manifest[]): string[] {
  const copied = new Set(instructions.flatMap(({ name, words }) => (name === "COPY" ? words : [])));
  const byName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
  const needed = new Set(manifests.filter(({ path }) => copied.has(path)));
  for (const { dependencies } of needed) {
    for (const name of dependencies) {
      const manifest = byName.get(name);
      if (manifest !== undefined) needed.add(manifest);
    }
  }
  return [...needed]
    .filter(({ path }) => !copied.has(path))
    .map(({ path, name }) => `Dockerfile: does not copy ${path}, and a server depends on ${name}`);
}

/** A package's own copy of a peer, for its tests, is a devDependency: without those it finds only a hoisted one. */
function peerProblems(install: string, manifests: readonly Manifest[]): string[] {
  const withPeers = manifests.find(({ peers }) => peers.length > 0);
  return withPeers === undefined || /pnpm install .*--shamefully-hoist/.test(install)
    ? []
    : [`deploy/installModules.sh: does not hoist, and ${withPeers.name} would not find its peers`];
}
