import { bundlers, bundleSizes } from "./bundleSizes.ts";
import { type ClientSize, clientSizes, clientWith } from "./clientSizes.ts";

const KB = 1024;

/** Where the table of sizes stands in the README of api-client. */
export const sizeTablePattern = /Call \| rolldown \| esbuild \| webpack\n---\|---\|---\|---\n(?:.* \| .*\n)+/;

/** A row of the table, with sizes in KB after gzip. */
export type SizeRow = [call: string, ...sizes: number[]];

/** Measures a client with one call. */
export async function sizeRow(client: ClientSize): Promise<SizeRow> {
  const sizes = await bundleSizes(clientWith(client));
  return [client.call, ...bundlers.map((name) => sizes[name] / KB)];
}

/** Measures the typical clients, one after the other, and returns the table of the README. */
export async function sizeTable(): Promise<string> {
  const rows: string[] = [];
  for (const client of clientSizes) {
    const [call, ...sizes] = await sizeRow(client);
    rows.push([`\`${call}\``, ...sizes.map((size) => size.toFixed(1))].join(" | "));
  }
  return ["Call | rolldown | esbuild | webpack", "---|---|---|---", ...rows, ""].join("\n");
}

/** Reads the rows of the table in a README. @throws where it has none */
export function sizeRows(readme: string): SizeRow[] {
  const [table] = sizeTablePattern.exec(readme) ?? [];
  if (table === undefined) throw new Error("The README has no table of sizes.");
  return table
    .trim()
    .split("\n")
    .slice(2)
    .map((row) => row.split(" | "))
    .map(([call = "", ...sizes]) => [call.replaceAll("`", ""), ...sizes.map(Number)]);
}
