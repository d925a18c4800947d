import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import type { Usage } from "../../../packages/ui/src/documentation/Usage.ts";

/** Documentation page of a component: description, props, usage, keyboard shortcuts and one canvas per state. */
export function DocsPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const usage: Usage | undefined = preparedMeta.parameters["usage"];

  return (
    <>
      <Title />
      <Description />
      <Primary />
      <Controls />
      {usage && <UsageRules {...usage} />}
      <Stories includePrimary={false} />
    </>
  );
}

function UsageRules({ use, avoid, keys }: Usage) {
  return (
    <>
      <Heading>Do</Heading>
      <Markdown>{listOf(use)}</Markdown>
      <Heading>Don't</Heading>
      <Markdown>{listOf(avoid)}</Markdown>
      <Heading>Keyboard</Heading>
      {keys === "none" ? (
        <Markdown>None: nothing of its own takes the focus.</Markdown>
      ) : (
        <table>
          <tbody>
            {keys.map(([key, effect]) => (
              <tr key={key + effect}>
                <th scope="row">{key}</th>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function listOf(rules: readonly string[]): string {
  return rules.map((rule) => `- ${rule}`).join("\n");
}
