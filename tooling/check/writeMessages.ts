import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { messagesFile } from "./messageTable.ts";
import { readMessages } from "./messages.ts";
import { root } from "./projectFiles.ts";

const { text } = await readMessages();
await writeFile(join(root, messagesFile), text);
