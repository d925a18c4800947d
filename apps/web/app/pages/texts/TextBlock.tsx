import { Text } from "@sayara/ui/Text/Text";
import type { Block } from "#web/texts/SiteText.ts";
import { TextMessages } from "./TextMessages.tsx";
import { plainMessages } from "./plainMessages.ts";
import * as styles from "./Texts.css.ts";

/** A paragraph, list or table. */
export function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <Text measure>
          <TextMessages messages={block.messages} />
        </Text>
      );
    case "list":
      return (
        <ul className={styles.list}>
          {block.items.map((messages) => (
            <li key={plainMessages(messages)}>
              <TextMessages messages={messages} />
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
  const names = head.map(plainMessages);
  return (
    <table className={styles.table}>
      <thead className={styles.tableHead}>
        <tr>
          {head.map((messages) => (
            <th key={plainMessages(messages)} scope="col" className={styles.headCell}>
              <TextMessages messages={messages} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells) => (
          <tr key={plainMessages(cells.flat())} className={styles.row}>
            {cells.map((messages, column) =>
              column === 0 ? (
                <th key={names[column]} scope="row" className={styles.rowName}>
                  <TextMessages messages={messages} />
                </th>
              ) : (
                <td key={names[column]} data-label={names[column]} className={styles.cell}>
                  <TextMessages messages={messages} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
