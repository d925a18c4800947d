/** The `exports` of a published package: a target per subpath, or null where it is closed. */
export type PackageExports = Record<string, { types: string; default: string } | null>;

/**
 * Returns the modules of `dist` that a consumer can import: subpath, such as `./pricing/quoteRental`, and the
 * key of `exports` that opens it. As Node, an exact key precedes patterns, a longer pattern a shorter one.
 * @param files paths inside the package
 */
export function publicModules(exports: PackageExports, files: string[]): Map<string, string> {
  const modules = new Map<string, string>();
  for (const subpath of modulesOf(files)) {
    const key = openingKey(exports, subpath);
    if (key !== undefined && exports[key]) modules.set(subpath, key);
  }
  return modules;
}

/** Returns the subpaths of `dist` that `exports` closes. */
export function closedModules(exports: PackageExports, files: string[]): string[] {
  const open = publicModules(exports, files);
  return modulesOf(files).filter((subpath) => !open.has(subpath));
}

function modulesOf(files: string[]): string[] {
  return files
    .filter((file) => file.startsWith("dist/") && file.endsWith(".js"))
    .map((file) => `./${file.slice("dist/".length, -".js".length)}`)
    .toSorted();
}

function openingKey(exports: PackageExports, subpath: string): string | undefined {
  if (subpath in exports) return subpath;
  return Object.keys(exports)
    .filter((key) => matches(key, subpath))
    .toSorted((a, b) => b.indexOf("*") - a.indexOf("*") || b.length - a.length)[0];
}

function matches(key: string, subpath: string): boolean {
  const [start, end] = key.split("*");
  if (start === undefined || end === undefined) return false;
  return subpath.length > key.length - 1 && subpath.startsWith(start) && subpath.endsWith(end);
}
