/** Maximum parameters of one statement. */
const AT_ONCE = 2000;

/** Reads rows by a long list of values, in several statements of bounded length. */
export async function readInChunks<Value, Row>(
  values: readonly Value[],
  read: (some: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += AT_ONCE)
    rows.push(...(await read(values.slice(start, start + AT_ONCE))));
  return rows;
}
