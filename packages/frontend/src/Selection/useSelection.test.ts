// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useSelection } from "./useSelection.ts";

afterEach(cleanup);

const open = () =>
  renderHook(({ ids }) => useSelection(ids), { initialProps: { ids: ["a", "b", "c", "d"] } });
const single = { range: false };
const range = { range: true };

test("a range starts at the last chosen row, in either direction", () => {
  const { result } = open();
  act(() => result.current.toggle("c", single));
  act(() => result.current.toggle("a", range));
  expect([...result.current.selected]).toEqual(["a", "b", "c"]);
  act(() => result.current.toggle("b", range));
  expect([...result.current.selected]).toEqual(["c"]);
});

test("a range without a previously chosen row is that row", () => {
  const { result } = open();
  act(() => result.current.toggle("b", range));
  expect([...result.current.selected]).toEqual(["b"]);
});

test("an extended selection keeps its start", () => {
  const { result } = open();
  act(() => result.current.extend("b", "c"));
  act(() => result.current.extend("c", "d"));
  expect([...result.current.selected]).toEqual(["b", "c", "d"]);
});

test("selects all rows, and clears them", () => {
  const { result } = open();
  act(() => result.current.selectAll());
  expect(result.current.selected.size).toBe(4);
  act(() => result.current.clear());
  expect(result.current.selected.size).toBe(0);
});

test("rows that leave the list also leave the selection", () => {
  const { result, rerender } = open();
  act(() => result.current.selectAll());
  rerender({ ids: ["b", "x"] });
  expect([...result.current.selected]).toEqual(["b"]);
});
