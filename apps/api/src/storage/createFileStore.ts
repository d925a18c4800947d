import type { Config } from "#api/config/readConfig.ts";
import { diskStore } from "./diskStore.ts";
import type { FileStore } from "./FileStore.ts";
import { s3Store } from "./s3Store.ts";

export function createFileStore({ storage }: Pick<Config, "storage">): FileStore {
  return "folder" in storage ? diskStore(storage) : s3Store(storage);
}
