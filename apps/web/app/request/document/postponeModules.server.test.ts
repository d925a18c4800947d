import { expect, test } from "vitest";
import { postponeModules } from "./postponeModules.server.ts";

test("postpones module scripts, names their files and removes preloads; everything else is unchanged", () => {
  const page = `<head><link rel="modulepreload" href="/assets/entry.js" nonce="n"/><link rel="icon" href="/é.svg"/></head>
<script nonce="n">if (1 < 2) started()</script>
<script nonce="n" type="module" async="">import "/assets/entry.js"; 1 < 2;</script>`;
  const files = { inOrder: ["/assets/a.js", "/assets/b.js"], entry: "/assets/entry.js" };
  expect(postponeModules(page, files)).toBe(`<head><link rel="icon" href="/é.svg"/></head>
<script nonce="n">if (1 < 2) started()</script>
<script nonce="n" type="text/x-module" data-first="/assets/a.js /assets/b.js" data-entry="/assets/entry.js">import "/assets/entry.js"; 1 < 2;</script>`);
});
