import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { postponeModules } from "./postponeModules.server.ts";

const page = `<head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="icon" href="/é.svg"/></head>
<script nonce="n">if (1 < 2) started()</script>
<script nonce="n" type="module" async="">import "/assets/entry.js"; 1 < 2;</script>`;

async function sent(pieces: Iterable<Uint8Array>): Promise<string> {
  const stream = postponeModules();
  for (const piece of pieces) stream.write(piece);
  stream.end();
  return text(stream);
}

test("modules wait and are not fetched ahead; everything else stays", async () => {
  expect(await sent([Buffer.from(page)])).toBe(`<head><link rel="icon" href="/é.svg"/></head>
<script nonce="n">if (1 < 2) started()</script>
<script nonce="n" type="text/x-module">import "/assets/entry.js"; 1 < 2;</script>`);
});

test("wherever the document is cut into pieces, the outcome is the same", async () => {
  const bytes = Buffer.from(page);
  const whole = await sent([bytes]);
  for (let cut = 1; cut < bytes.length; cut += 1) {
    expect(await sent([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(whole);
  }
  expect(await sent(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toBe(whole);
});
