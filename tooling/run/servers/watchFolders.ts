import { type FSWatcher, readdirSync, watch } from "node:fs";
import { join } from "node:path";

/**
 * Quiet period before the callback, in milliseconds, since an editor or a Git command writes several files at
 * once.
 */
const QUIET_MS = 100;

/**
 * Watches folders and calls back after changes below them. Watches folders rather than files, because a save
 * that replaces a file (many editors, Git) ends the watch on that file. For this reason, `node --watch` and a
 * recursive `fs.watch` miss the next save on Linux.
 *
 * @param folders absolute paths
 * @param onChange called with the path of the last changed file
 * @param isRelevant whether a changed path matters; all by default
 * @returns a function that stops watching
 */
export function watchFolders(
  folders: readonly string[],
  onChange: (path: string) => void,
  isRelevant: (path: string) => boolean = () => true,
): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function add(folder: string): void {
    if (watchers.has(folder)) return;
    const watcher = watch(folder, (_, name) => {
      const path = join(folder, name ?? "");
      if (isFolder(path)) add(path);
      if (!isRelevant(path)) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, QUIET_MS, path);
    });
    // The folder was removed.
    watcher.on("error", () => remove(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(join(folder, entry.name));
    }
  }

  function remove(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  for (const folder of folders) add(folder);
  return () => {
    clearTimeout(timer);
    for (const folder of watchers.keys()) remove(folder);
  };
}

function isFolder(path: string): boolean {
  try {
    readdirSync(path);
    return true;
  } catch {
    return false;
  }
}
