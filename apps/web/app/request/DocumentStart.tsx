import { siteFont } from "@sayara/ui/theme/siteFont";
import { use } from "react";
import { ServerDocumentContext } from "./ServerDocumentContext.ts";
import { fontAwaited } from "./fontAwaited.css.ts";
import startScript from "./startAfterPaint.ts?script";
import { waitingModule } from "./waitingModule.ts";

const options = { waitingModule, font: siteFont, fontAwaited, fontKnown: "sayara.font" };
const start = import.meta.env.SSR ? startScript.replace("OPTIONS", () => JSON.stringify(options)) : "";

/** The class of `<html>` in the server's HTML; `DocumentStart` removes it. Undefined in development. */
export const documentClass = import.meta.env.SSR && import.meta.env.PROD ? fontAwaited : undefined;

/** The only script that runs before first paint. */
export function DocumentStart() {
  const nonce = use(ServerDocumentContext)?.nonce;
  if (import.meta.env.DEV) return null;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start }} />;
}
