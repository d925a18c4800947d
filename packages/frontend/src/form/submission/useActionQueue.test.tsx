// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openUnreachableApi } from "@sayara/frontend/testing/clientLoaderArgs";
import { openRoute } from "@sayara/frontend/testing/openRoute";
import type { FormResult } from "../FormResult.ts";
import { useActionQueue } from "./useActionQueue.ts";

afterEach(cleanup);

type Answer = FormResult<never, string>;

/** Opens a page with one button per row. The route's action resolves when the test calls `answer`. */
function openRows() {
  const calls: { row: string; answer: (result: Answer) => void }[] = [];
  const done: string[] = [];
  function Rows() {
    const { send, pending, refused } = useActionQueue<{ row: string }, string>({
      onDone: (result, { row }) => done.push(`${row} ${result}`),
    });
    return ["A", "B", "C"].map((row) => (
      <button key={row} type="button" onClick={() => send({ row })}>
        {row}
        {pending.some((action) => action.row === row) && " pending"}
        {refused?.action.row === row && " refused"}
      </button>
    ));
  }
  const { user } = openRoute(
    {
      default: Rows,
      async clientAction({ request }: { request: Request }) {
        const { row } = (await request.json()) as { row: string };
        return new Promise<Answer>((answer) => calls.push({ row, answer }));
      },
    },
    { at: "/rows", openApi: openUnreachableApi },
  );
  const press = (row: string) => user.click(screen.getByRole("button", { name: new RegExp(`^${row}`) }));
  const rows = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  return { calls, done, press, rows };
}

test("actions pressed while another is being sent are all sent once, in the order of the presses", async () => {
  const { calls, done, press, rows } = openRows();
  for (const row of ["A", "C", "B", "C"]) await press(row);
  expect(rows()).toEqual(["A pending", "B pending", "C pending"]);
  for (const [index, row] of ["A", "C", "B"].entries()) {
    await expect.poll(() => calls.length).toBe(index + 1);
    expect(calls[index]?.row).toBe(row);
    calls[index]?.answer({ done: "sent" });
  }
  await expect.poll(rows).toEqual(["A", "B", "C"]);
  expect(done).toEqual(["A sent", "C sent", "B sent"]);
  expect(calls).toHaveLength(3);
});

test("a refused action is marked at its row, and the next action is sent", async () => {
  const { calls, done, press, rows } = openRows();
  await press("A");
  await press("B");
  await expect.poll(() => calls.length).toBe(1);
  calls[0]?.answer({ problem: { kind: "refused", code: "stale_version", retryAfter: null } });
  await expect.poll(() => calls.length).toBe(2);
  calls[1]?.answer({ done: "sent" });
  await expect.poll(rows).toEqual(["A refused", "B", "C"]);
  await press("A");
  expect(rows()).toEqual(["A pending", "B", "C"]);
  await expect.poll(() => calls.length).toBe(3);
  calls[2]?.answer({ done: "sent" });
  await expect.poll(() => done).toEqual(["B sent", "A sent"]);
});
