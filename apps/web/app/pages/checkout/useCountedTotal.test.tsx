// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFormats } from "#web/language/useFormats.ts";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { useCountedTotal } from "./useCountedTotal.ts";

let isCalm = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame", "cancelAnimationFrame"] });
  vi.stubGlobal("matchMedia", (media: string) => ({ matches: isCalm && media.includes("reduced-motion") }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  isCalm = false;
});

/** A total, and a line that always stands at 228 dinars. */
function Totals({ total }: { total: number }) {
  useCountedTotal(total);
  const formats = useFormats();
  return (
    <main>
      <output>{formats.price(total)}</output>
      <p data-testid="line">{formats.price(228)}</p>
    </main>
  );
}

async function open(total: number) {
  const view = render(<Totals total={total} />, { wrapper: Surroundings });
  await screen.findByRole("status");
  return {
    change: (next: number) => view.rerender(<Totals total={next} />),
    unmount: view.unmount,
    shown: () => {
      const { textContent, dataset } = screen.getByRole("status");
      return [textContent, dataset["counting"]];
    },
  };
}
const words = (dinars: number) => `${dinars}\u00a0TND`;

test("counts from the old total to the new one, whose text stands at once", async () => {
  const { change, shown } = await open(303);
  expect(shown()).toEqual([words(303), undefined]);
  change(403);
  expect(shown()).toEqual([words(403), words(303)]);
  act(() => void vi.advanceTimersByTime(125));
  const [text, counted] = shown();
  expect([text, Number.parseInt(counted ?? "", 10)]).toEqual([words(403), expect.closeTo(350, -1.5)]);
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toEqual([words(403), undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a line that equals the total before or after the change does not count", async () => {
  const { change } = await open(303);
  change(228);
  expect(screen.getByTestId("line").dataset["counting"]).toBeUndefined();
  change(303);
  expect(screen.getByTestId("line").dataset["counting"]).toBeUndefined();
});

test("a page that closes while counting leaves no frame behind", async () => {
  const { change, unmount } = await open(303);
  change(228);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("with reduced motion nothing counts", async () => {
  isCalm = true;
  const { change, shown } = await open(303);
  change(228);
  expect(shown()).toEqual([words(228), undefined]);
  expect(vi.getTimerCount()).toBe(0);
});
