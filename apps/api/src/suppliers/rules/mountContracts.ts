import type { App } from "#api/server/http/App.ts";
import { RefusalError } from "#api/server/http/responses/refusals.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";

const folder = "/contracts/";

/** Serves the rental contracts that agencies have uploaded. A new contract gets a new URL. */
export function mountContracts(app: App, { files }: { files: FileStore }): void {
  app.get(`${folder}:file{[0-9a-f]{32}\\.pdf}`, async (c) => {
    c.set("route", `${folder}{file}`);
    const pdf = await files.get(contractKey(c.req.param("file")));
    if (pdf === undefined) throw new RefusalError("not_found");
    return c.body(pdf, 200, {
      "Content-Type": "application/pdf",
      // A PDF may contain scripts and forms, so it is downloaded and never opened as a page of this host.
      "Content-Disposition": 'attachment; filename="contract.pdf"',
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=31536000, immutable",
    });
  });
}

/** Returns the path of a contract, in the form of `supplier.contracts`. */
export function contractAddress(name: string): string {
  return `${folder}${name}`;
}

/** Returns the key of a contract's file in the store. */
export function contractKey(name: string): string {
  return `contract-${name}`;
}
