interface Limits {
  /** Maximum visited pages per kind. Pages of one kind differ only in their content. */
  perKind: number;
  /** Maximum visited kinds per path: filters can be combined endlessly. */
  kindsPerPath: number;
}

/**
 * Chooses the URLs that a crawl visits. URLs have the same path if they have the same first segment and the
 * same number of segments: `/search/*`. They are of the same kind if they also have the same parameter names:
 * `/search/*?from`.
 */
export function createSampler({ perKind, kindsPerPath }: Limits) {
  /** Chosen URLs by path, then by kind. */
  const chosen = new Map<string, Map<string, Set<string>>>();
  return {
    /** Returns whether to visit a URL; false if it was chosen before. */
    tryAdd(address: string): boolean {
      const { path, kind } = kindOf(address);
      const kinds = chosen.get(path) ?? new Map<string, Set<string>>();
      const addresses = kinds.get(kind) ?? new Set<string>();
      if (addresses.has(address) || addresses.size >= perKind) return false;
      if (!kinds.has(kind) && kinds.size >= kindsPerPath) return false;
      chosen.set(path, kinds.set(kind, addresses.add(address)));
      return true;
    },
    /** Returns the paths of the chosen URLs: `/car/*`. */
    paths: () => [...chosen.keys()],
  };
}

function kindOf(address: string): { path: string; kind: string } {
  const { pathname, searchParams } = new URL(address, "http://site");
  const [first = "", ...others] = pathname.split("/").slice(1);
  const path = ["", first, ...others.map(() => "*")].join("/");
  return { path, kind: [...new Set(searchParams.keys())].toSorted().join("&") };
}
