import { PGlite } from "@electric-sql/pglite";

/** Runs in a process of its own: creates the data folder that its argument names. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("The data folder is missing.");
const pglite = await PGlite.create({ dataDir });
await pglite.close();
process.exit(0);
