import type { ServerProcess } from "./startServerProcess.ts";
import { watchFolders } from "./watchFolders.ts";

export interface ReloadedServerOptions {
  /** Starts the server; resolves once it is ready. @throws if it does not become ready */
  start(): Promise<ServerProcess>;
  /** Absolute paths. A change below them restarts the server. */
  folders: readonly string[];
  /** Returns whether a path among the sources matters; all by default. */
  concerns?(path: string): boolean;
  /** Called with a sentence for each restart and each failure. */
  report(sentence: string): void;
}

/**
 * Starts a server and restarts it after each change of its sources. If it fails, it is started again after the next
 * change.
 *
 * @returns the server; `ended` resolves once it is stopped
 * @throws if the first start fails
 */
export async function reloadServer({
  start,
  folders,
  concerns = () => true,
  report,
}: ReloadedServerOptions): Promise<ServerProcess> {
  let current: ServerProcess | undefined = await start();
  const { name } = current;
  let { pid } = current;
  let isStopped = false;
  let work = Promise.resolve();
  void reportEnd(current);

  const endWatch = watchFolders(
    folders,
    () => (work = work.then(restart)),
    (path) => isSource(path) && concerns(path),
  );
  const stopped = Promise.withResolvers<string>();

  async function restart(): Promise<void> {
    if (isStopped) return;
    report(`${name} is started again with the latest edit.`);
    const previous = current;
    current = undefined;
    await previous?.stop();
    try {
      const next = await start();
      if (isStopped) return await next.stop();
      current = next;
      pid = next.pid;
      void reportEnd(next);
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
      report(`${name} is started again after the next edit.`);
    }
  }

  async function reportEnd(server: ServerProcess): Promise<void> {
    const reason = await server.ended;
    if (server === current && !isStopped) report(`${reason} It is started again after the next edit.`);
  }

  return {
    name,
    get pid() {
      return pid;
    },
    ended: stopped.promise,
    async stop() {
      isStopped = true;
      endWatch();
      await current?.stop();
      await work;
      stopped.resolve(`${name} has stopped.`);
    },
  };
}

function isSource(path: string): boolean {
  return /\.(?:ts|sql|json)$/.test(path) && !path.endsWith(".test.ts");
}
