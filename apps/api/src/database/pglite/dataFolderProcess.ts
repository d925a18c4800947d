import { PGlite } from "@electric-sql/pglite";

/** Process that creates the data folder of its argument. */
const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error("The data folder is missing.");
const pglite = await PGlite.create({ dataDir });
await pglite.close();
process.exit(0);
