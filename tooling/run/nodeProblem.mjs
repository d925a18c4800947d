/**
 * Why a version of Node can't run the rest, in one sentence; undefined when it can.
 * Like `preflight.mjs` in words that Node 12 reads.
 *
 * @param {string} version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return undefined;
  return `Sayara needs Node 22.22 or newer; this is Node ${version}.`;
}
