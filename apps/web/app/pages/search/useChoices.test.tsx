// @vitest-environment jsdom
import { emptySearch, type SearchState } from "@sayara/domain/search/SearchState";
import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useLocation, useNavigate } from "react-router";
import { afterEach, expect, test } from "vitest";
import { useChoices } from "./useChoices.ts";

const tunis: SearchState = { ...emptySearch, place: "tunis" };

afterEach(cleanup);

/** Renders the hook with a pending search, which `ask` replaces. */
function show() {
  const { result, rerender } = renderHook(
    (asked: SearchState) => ({ ...useChoices(asked), location: useLocation(), navigate: useNavigate() }),
    { initialProps: tunis, wrapper: AtTunis },
  );
  return {
    choose: (...choice: Parameters<typeof result.current.choose>) => result.current.choose(...choice),
    ask: (change: Partial<SearchState>) => rerender({ ...tunis, ...change }),
    shownSort: () => result.current.shown.sort,
    address: () => result.current.location.pathname + result.current.location.search,
    goBack: () => act(() => result.current.navigate(-1)),
  };
}

function AtTunis({ children }: { children: ReactNode }) {
  return <MemoryRouter initialEntries={["/home", "/search/tunis"]}>{children}</MemoryRouter>;
}

test("a choice is shown at once; its address opens after the paint", async () => {
  const { choose, shownSort, address, goBack } = show();
  act(() => choose({ sort: "total" }));
  expect(shownSort()).toBe("total");
  expect(address()).toBe("/search/tunis");
  await waitFor(() => expect(address()).toBe("/search/tunis?sort=total"));
  await goBack();
  expect(address()).toBe("/search/tunis");
});

test("choices before the paint open one address, which has all of them", async () => {
  const { choose, address, goBack } = show();
  act(() => {
    choose({ sort: "total" });
    choose(({ filter }) => ({ filter: { ...filter, aircon: true } }));
    choose(({ filter }) => ({ filter: { ...filter, gearbox: ["manual"] } }), { replace: true });
  });
  await waitFor(() => expect(address()).toBe("/search/tunis?aircon=1&gearbox=manual&sort=total"));
  await goBack();
  expect(address()).toBe("/search/tunis");
});

test("a choice can take the place of the history entry", async () => {
  const { choose, address, goBack } = show();
  act(() => choose({ compared: ["i20"] }, { replace: true }));
  await waitFor(() => expect(address()).toBe("/search/tunis?compare=i20"));
  await goBack();
  expect(address()).toBe("/home");
});

test("a choice stays shown while the address of an earlier one is pending", () => {
  const { choose, ask, shownSort } = show();
  act(() => choose({ sort: "total" }));
  act(() => choose({ sort: "rating" }));
  ask({ sort: "total" });
  expect(shownSort()).toBe("rating");
  ask({ sort: "rating" });
  expect(shownSort()).toBe("rating");
  // Back.
  ask({ sort: "total" });
  expect(shownSort()).toBe("total");
});

test("an address that no choice led to is shown instead of the choice", () => {
  const { choose, ask, shownSort } = show();
  act(() => choose({ sort: "total" }));
  ask({ sort: "trips" });
  expect(shownSort()).toBe("trips");
});
