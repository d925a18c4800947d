import { expect, test } from "vitest";
import { postponeModules } from "./postponeModules.server.ts";

test("postpones module scripts and removes their preloads; everything else is unchanged", () => {
  const page = `<head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="icon" href="/é.svg"/></head>
<script nonce="n">if (1 < 2) started()</script>
<script nonce="n" type="module" async="">import "/assets/entry.js"; 1 < 2;</script>`;
  expect(postponeModules(page)).toBe(`<head><link rel="icon" href="/é.svg"/></head>
<script nonce="n">if (1 < 2) started()</script>
<script nonce="n" type="text/x-module">import "/assets/entry.js"; 1 < 2;</script>`);
});
