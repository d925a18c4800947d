// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "#web/testing/RoutedProviders.tsx";
import { CountedTotal } from "./CountedTotal.tsx";

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

async function open(total: number) {
  const counted = (next: number) => (
    <output>
      <CountedTotal total={next} />
    </output>
  );
  const view = render(counted(total), { wrapper: RoutedProviders });
  const output = await screen.findByRole("status");
  return {
    change: (next: number) => view.rerender(counted(next)),
    unmount: view.unmount,
    shown: () => [
      output.textContent,
      output.querySelector<HTMLElement>("[data-counting]")?.dataset["counting"],
    ],
  };
}
const messages = (dinars: number) => `${dinars}\u00a0TND`;

test("animates from the old total to the new one, while the text changes at once", async () => {
  const { change, shown } = await open(303);
  expect(shown()).toEqual([messages(303), undefined]);
  change(403);
  expect(shown()).toEqual([messages(403), messages(303)]);
  act(() => void vi.advanceTimersByTime(125));
  const [text, counted] = shown();
  expect([text, Number.parseInt(counted ?? "", 10)]).toEqual([messages(403), expect.closeTo(350, -1.5)]);
  act(() => void vi.advanceTimersByTime(200));
  expect(shown()).toEqual([messages(403), undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

test("unmounting during the animation leaves no animation frame behind", async () => {
  const { change, unmount } = await open(303);
  change(228);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("reduced motion disables the animation", async () => {
  isCalm = true;
  const { change, shown } = await open(303);
  change(228);
  expect(shown()).toEqual([messages(228), undefined]);
  expect(vi.getTimerCount()).toBe(0);
});
