import type { Check } from "./Check.ts";
import { messageTable, messagesFile } from "./messageTable.ts";
import { projectFiles } from "./projectFiles.ts";

export const messages: Check = {
  name: "the table of messages is up to date",
  async run() {
    const { text, problems, read } = await readMessages();
    const [written] = await projectFiles([messagesFile]);
    const stale = written?.text === text ? [] : [`${messagesFile} is out of date: run pnpm messages`];
    return { read, of: "messages", problems: [...problems, ...stale] };
  },
};

/** Reads catalogues and code, and returns the table as it must be. */
export async function readMessages() {
  const catalogues = await projectFiles(["packages/i18n/locales/{fr,en,es}/words.po"]);
  const code = await projectFiles([
    "apps/{web,api,sandbox-gateway}/{app,src,e2e}/**/*.{ts,tsx}",
    "packages/{domain,api-client}/src/**/*.ts",
  ]);
  return messageTable(catalogues, code);
}
