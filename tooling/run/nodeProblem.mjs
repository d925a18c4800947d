/**
 * Returns a sentence if a Node version is too old, otherwise undefined. Like `preflight.mjs`, uses only syntax that
 * Node 12 can parse.
 *
 * @param {string} version
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return undefined;
  return `Sayara needs Node 22.22 or newer; this is Node ${version}.`;
}
