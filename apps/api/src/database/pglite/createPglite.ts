import { PGlite, types as pgliteTypes } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/**
 * Opens an embedded database with the extensions and types that the schema needs.
 *
 * @param dataDir a folder, or `memory://`
 * @param dump a data folder of `dumpDataDir`, the initial content of a new database
 */
export function createPglite(dataDir: string, dump?: Blob): Promise<PGlite> {
  return PGlite.create({
    dataDir,
    ...(dump && { loadDataDir: dump }),
    extensions: { btree_gin, btree_gist, pg_trgm },
    parsers: { [pgliteTypes.INT8]: Number, [pgliteTypes.DATE]: String },
    serializers: { [pgliteTypes.DATE]: String },
  });
}
