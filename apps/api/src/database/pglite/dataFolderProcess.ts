import { PGlite } from "@electric-sql/pglite";

/** Entry point of a process that creates the data folder given as its argument. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("The data folder is missing.");
const pglite = await PGlite.create({ dataDir });
await pglite.close();
process.exit(0);
