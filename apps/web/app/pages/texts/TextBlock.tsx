import { Text } from "@sayara/ui/Text/Text";
import type { Block } from "#web/texts/SiteText.ts";
import { TextWords } from "./TextWords.tsx";
import { plainWords } from "./plainWords.ts";
import * as styles from "./Texts.css.ts";

/** A paragraph, list or table. */
export function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <Text measure>
          <TextWords words={block.words} />
        </Text>
      );
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((words) => (
            <li key={plainWords(words)}>
              <TextWords words={words} />
            </li>
          ))}
        </ul>
      );
    case "table":
      return <TextTable {...block} />;
  }
}

/** On a phone each row is a card, its cells named. */
function TextTable({ head, rows }: Extract<Block, { kind: "table" }>) {
  const names = head.map(plainWords);
  return (
    <table className={styles.table}>
      <thead className={styles.tableHead}>
        <tr>
          {head.map((words) => (
            <th key={plainWords(words)} scope="col" className={styles.headCell}>
              <TextWords words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={plainWords(cells.flat())} className={styles.row}>
            {cells.map((words, column) =>
              column === 0 ? (
                <th key={names[column]} scope="row" className={styles.rowName}>
                  <TextWords words={words} />
                </th>
              ) : (
                <td key={names[column]} data-label={names[column]} className={styles.cell}>
                  <TextWords words={words} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
