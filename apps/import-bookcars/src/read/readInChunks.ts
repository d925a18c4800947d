/** Maximum parameters of one statement. */
const CHUNK_SIZE = 2000;

/** Reads rows by a long list of values, in several statements of bounded length. */
export async function readInChunks<Value, Row>(
  values: readonly Value[],
  read: (chunk: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += CHUNK_SIZE)
    rows.push(...(await read(values.slice(start, start + CHUNK_SIZE))));
  return rows;
}
