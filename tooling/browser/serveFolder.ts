import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};

/** Serves a folder on a local port until closed. Uses a free port by default. */
export async function serveFolder(folder: URL, port = 0): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    // Browsers request it automatically.
    if (pathname === "/favicon.ico") return response.writeHead(204).end();
    return readFile(new URL(`.${pathname}`, folder)).then(
      (body) =>
        response
          .writeHead(200, { "content-type": types[extname(pathname)] ?? "application/octet-stream" })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}`, close: () => server.close() };
}
