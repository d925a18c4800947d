import type { Attack } from "./startAttack.ts";
import { openFlood } from "./openFlood.ts";
import { openSlowBodies } from "./openSlowBodies.ts";

const { ports, from, bodies, halfHeads }: Attack = JSON.parse(process.argv[2] ?? "");
const half = Buffer.from("GET / HTTP/1.1\r\nHost: x\r\nX-Half: ");

const floods = await Promise.all(
  ports.flatMap((port) => [
    ...bodies.map((body) => openSlowBodies({ port, from, ...body })),
    openFlood({ port, from, count: halfHeads, bytes: half }),
  ]),
);
process.on("message", () => {
  const open = floods.reduce((sum, flood) => sum + flood.open(), 0);
  const closed = floods.reduce((sum, flood) => sum + flood.closed(), 0);
  process.send?.({ open, closed }, () => process.exit(0));
});
