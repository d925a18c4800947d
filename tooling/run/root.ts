import { fileURLToPath } from "node:url";

/** The workspace's own folder. */
export const root = fileURLToPath(new URL("../..", import.meta.url));
