import { Text } from "@sayara/ui/Text/Text";
import type { Block } from "#web/texts/SiteText.ts";
import { TextLine } from "./TextLine.tsx";
import { plainLine } from "./plainLine.ts";
import * as styles from "./Texts.css.ts";

/** Renders a paragraph, list or table. */
export function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <Text measure>
          <TextLine runs={block.runs} />
        </Text>
      );
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((runs) => (
            <li key={plainLine(runs)}>
              <TextLine runs={runs} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <TextTable {...block} />;
  }
}

/** On a phone, each row is a card with labelled cells. */
function TextTable({ head, rows }: Extract<Block, { kind: "table" }>) {
  const names = head.map(plainLine);
  return (
    <table className={styles.table}>
      <thead className={styles.tableHead}>
        <tr>
          {head.map((runs) => (
            <th key={plainLine(runs)} scope="col" className={styles.headCell}>
              <TextLine runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={plainLine(cells.flat())} className={styles.row}>
            {cells.map((runs, column) =>
              column === 0 ? (
                <th key={names[column]} scope="row" className={styles.rowName}>
                  <TextLine runs={runs} />
                </th>
              ) : (
                <td key={names[column]} data-label={names[column]} className={styles.cell}>
                  <TextLine runs={runs} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
