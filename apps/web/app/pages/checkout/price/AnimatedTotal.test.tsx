// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { AnimatedTotal } from "./AnimatedTotal.tsx";

let prefersReducedMotion = false;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance", "requestAnimationFrame", "cancelAnimationFrame"] });
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: prefersReducedMotion && media.includes("reduced-motion"),
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefersReducedMotion = false;
});

async function open(total: number) {
  const totalOutput = (next: number) => (
    <output>
      <AnimatedTotal total={next} />
    </output>
  );
  const view = render(totalOutput(total), { wrapper: RoutedProviders });
  const output = await screen.findByRole("status");
  return {
    change: (next: number) => view.rerender(totalOutput(next)),
    unmount: view.unmount,
    displayed: () => [
      output.textContent,
      output.querySelector<HTMLElement>("[data-counting]")?.dataset["counting"],
    ],
  };
}
const formatDinars = (dinars: number) => `${dinars}\u00a0TND`;

test("the total is animated from the old value to the new one, while its text changes at once", async () => {
  const { change, displayed } = await open(303);
  expect(displayed()).toEqual([formatDinars(303), undefined]);
  change(403);
  expect(displayed()).toEqual([formatDinars(403), formatDinars(303)]);
  act(() => void vi.advanceTimersByTime(125));
  const [text, animated] = displayed();
  expect([text, Number.parseInt(animated ?? "", 10)]).toEqual([formatDinars(403), expect.closeTo(350, -1.5)]);
  act(() => void vi.advanceTimersByTime(200));
  expect(displayed()).toEqual([formatDinars(403), undefined]);
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
  prefersReducedMotion = true;
  const { change, displayed } = await open(303);
  change(228);
  expect(displayed()).toEqual([formatDinars(228), undefined]);
  expect(vi.getTimerCount()).toBe(0);
});
