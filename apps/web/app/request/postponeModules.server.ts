import { Transform } from "node:stream";
import { waitingModule } from "./waitingModule.ts";

const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /(<script[^>]*) type="module" async="">/g;

/**
 * Puts aside the modules that the router writes into a document, and takes out their preloads, so that nothing is
 * fetched or run before the page is painted. Where the router writes them otherwise, they start as it says.
 */
export function postponeModules(): Transform {
  const decoder = new TextDecoder();
  let held = "";
  const send = (text: string) =>
    text.replace(modulePreload, "").replace(moduleScript, `$1 type="${waitingModule}">`);
  return new Transform({
    transform(piece: Uint8Array, _encoding, done) {
      const text = held + decoder.decode(piece, { stream: true });
      // A tag that is not complete waits for its end.
      const lastTag = text.lastIndexOf("<");
      const end = lastTag !== -1 && !text.includes(">", lastTag) ? lastTag : text.length;
      held = text.slice(end);
      done(null, send(text.slice(0, end)));
    },
    flush(done) {
      done(null, send(held + decoder.decode()));
    },
  });
}
