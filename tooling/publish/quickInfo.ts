import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "@sayara/tooling-run/root";

/** What an editor shows over a name. */
export interface QuickInfo {
  /** Its type, as TypeScript prints it. */
  signature: string;
  docstring: string;
}

/** A place in a module; both count from 0. */
export interface Place {
  line: number;
  character: number;
}

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
}

/**
 * Returns what an editor shows at places of a module, by the workspace's TypeScript, whose language server is the only
 * way to it.
 * @param path where the module would stand; it need not exist
 */
export async function quickInfo(path: string, text: string, places: readonly Place[]): Promise<QuickInfo[]> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const server = spawn(process.execPath, [compiler, "--lsp", "--stdio"], {
    cwd: root,
    stdio: ["pipe", "pipe", "ignore"],
  });
  const ended = new Promise<never>((_, reject) => {
    server.once("error", reject);
    server.once("exit", () => reject(new Error("The language server has ended.")));
  });
  // The race below may be over before.
  ended.catch(() => {});
  const answers = new Map<number, (result: unknown) => void>();
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
  };
  onMessages(server.stdout, ({ id, method, result }) => {
    if (id === undefined) return;
    if (method === undefined) answers.get(id)?.(result);
    else send({ id, result: method === "workspace/configuration" ? [] : null });
  });
  const request = (method: string, params: object) => {
    const id = answers.size;
    const answer = new Promise<unknown>((resolve) => answers.set(id, resolve));
    send({ id, method, params });
    return Promise.race([answer, ended]);
  };
  try {
    const uri = pathToFileURL(path).href;
    const hover = { contentFormat: ["markdown"] };
    await request("initialize", {
      processId: process.pid,
      rootUri: pathToFileURL(root).href,
      capabilities: { textDocument: { hover } },
    });
    send({ method: "initialized", params: {} });
    const textDocument = { uri, languageId: "typescript", version: 1, text };
    send({ method: "textDocument/didOpen", params: { textDocument } });
    const shown: QuickInfo[] = [];
    for (const position of places) {
      shown.push(read(await request("textDocument/hover", { textDocument: { uri }, position })));
    }
    await request("shutdown", {});
    return shown;
  } finally {
    server.kill();
  }
}

/** Calls back with each message: a header with its length in bytes, an empty line, and JSON. */
function onMessages(stream: NodeJS.ReadableStream, take: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  stream.on("data", (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = rest.indexOf("\r\n\r\n") + 4;
      const length = Number(/Content-Length: (\d+)/i.exec(rest.toString("latin1", 0, start))?.[1]);
      if (start < 4 || rest.length < start + length) return;
      take(JSON.parse(rest.toString("utf8", start, start + length)));
      rest = rest.subarray(start + length);
    }
  });
}

function read(result: unknown): QuickInfo {
  const { contents } = (result ?? {}) as { contents?: { value: string } };
  const [, signature = "", docstring = ""] =
    /^```\w+\n([^]*?)\n```\s*([^]*)$/.exec(contents?.value ?? "") ?? [];
  return { signature, docstring: docstring.trim() };
}
