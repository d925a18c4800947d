import { expect, test } from "@playwright/test";
import { inFaultsRun } from "../support/runs.ts";
import { startFleet } from "./startFleet.ts";
import { type Visit, visitUntil } from "./visitUntil.ts";

const ROUNDS = process.env.FULL === undefined ? 1 : 4;
const VISITORS = process.env.FULL === undefined ? 2 : 6;

test("a rolling restart of two APIs and two websites under load loses no request", inFaultsRun, async () => {
  test.skip(test.info().project.name !== "laptop", "no browser takes part");
  test.setTimeout(ROUNDS * 180_000);
  const fleet = await startFleet();
  test.skip(fleet === undefined, "no PostgreSQL programs on this machine");
  if (fleet === undefined) return;
  const visits: Visit[] = [];
  try {
    const { webUrl, apiUrl } = fleet;
    const requests = [
      () => ["home", `${webUrl}/`] as [string, string],
      () => ["search", `${apiUrl}/api/frontend-cars/1/15`, searchBody()] as [string, string, object],
      () => ["contact", `${webUrl}/contact?l=en`] as [string, string],
      () => ["settings", `${apiUrl}/api/settings`] as [string, string],
      () => ["results", `${webUrl}/search`] as [string, string],
    ];
    let isOver = false;
    const visitors = Promise.all(
      Array.from({ length: VISITORS }, () => visitUntil(() => isOver, requests, visits)),
    );
    for (let round = 0; round < ROUNDS; round++) {
      for (const member of [...fleet.apis, ...fleet.websites]) {
        await member.restart();
        // The balancer must detect the restarted server as ready before the next restart.
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
    isOver = true;
    await visitors;
  } finally {
    await fleet.stop();
  }
  expect(visits.filter(({ outcome }) => outcome !== "200")).toEqual([]);
  expect(visits.length).toBeGreaterThan(100);
  expect(fleet.unexpectedExits).toEqual([]);
});

function searchBody(): object {
  const start = Date.now() + 30 * 86_400_000;
  const [from, to] = [start, start + 3 * 86_400_000].map((time) => new Date(time).toISOString());
  return { from, to, language: "fr" };
}
