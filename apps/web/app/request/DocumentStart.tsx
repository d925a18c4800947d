import latinFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { use } from "react";
import { ServerDocumentContext } from "./ServerDocumentContext.ts";
import startScript from "./startAfterPaint.ts?script";
import { waitingModule } from "./waitingModule.ts";

const start = import.meta.env.SSR
  ? startScript.replace("OPTIONS", () => JSON.stringify({ waitingModule }))
  : "";

/** Loads the site's font early, and has the only script that runs before first paint. */
export function DocumentStart() {
  const nonce = use(ServerDocumentContext)?.nonce;
  if (import.meta.env.DEV) return null;
  return (
    <>
      <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />
    </>
  );
}
