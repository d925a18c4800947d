// @vitest-environment jsdom
import { parseSearch } from "@sayara/domain/search/parseSearch";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation, useNavigation } from "react-router";
import { lazy, useEffect } from "react";
import { afterEach, expect, test } from "vitest";
import { type Choices, useChoices } from "./useChoices.ts";
import { pathOfSearch } from "#web/pages/search/address/pathOfSearch.ts";

afterEach(cleanup);

/** Renders the hook on a search in Tunis, opened from another page. With `hold`, loaders wait for `release`. */
function renderChoices({ hold = false, before = "/home" } = {}) {
  let choices: Choices | undefined;
  const pendingLoads: (() => void)[] = [];
  const loader = async () => {
    if (hold) await new Promise<void>((resolve) => pendingLoads.push(resolve));
    return null;
  };
  function Page() {
    const displayed = useLocation();
    const { pathname, search } = useNavigation().location ?? displayed;
    choices = useChoices(parseSearch(new URLSearchParams(search), pathOfSearch(pathname)));
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: "/home", element: null },
      { path: "/search/:place", element: <Page />, loader },
    ],
    { initialEntries: [before, "/search/tunis"], hydrationData: { loaderData: { "1": null } } },
  );
  render(<RouterProvider router={router} />);
  function current(): Choices {
    if (choices === undefined) throw new Error("The page is not rendered.");
    return choices;
  }
  return {
    router,
    choose: (...choice: Parameters<Choices["choose"]>) => current().choose(...choice),
    displayedSort: () => current().displayed.sort,
    isPending: () => current().isPending,
    address: () => router.state.location.pathname + router.state.location.search,
    pending: () => router.state.navigation.location?.search,
    goBack: () => act(() => router.navigate(-1)),
    release: () => act(async () => pendingLoads.shift()?.()),
  };
}

test("a choice is shown at once, and its URL opens after the paint", async () => {
  const { choose, displayedSort, address, goBack } = renderChoices();
  act(() => choose({ sort: "total" }));
  expect(displayedSort()).toBe("total");
  expect(address()).toBe("/search/tunis");
  await waitFor(() => expect(address()).toBe("/search/tunis?sort=total"));
  await goBack();
  await waitFor(() => expect(displayedSort()).toBe("recommended"));
  expect(address()).toBe("/search/tunis");
});

test("a choice is pending from the press until its page is rendered", async () => {
  const { choose, isPending, address } = renderChoices();
  expect(isPending()).toBe(false);
  act(() => choose({ sort: "total" }));
  expect([isPending(), address()]).toEqual([true, "/search/tunis"]);
  await waitFor(() => expect(address()).toBe("/search/tunis?sort=total"));
  await waitFor(() => expect(isPending()).toBe(false));
});

test("choices made before the paint open one URL that contains all of them", async () => {
  const { choose, address, goBack } = renderChoices();
  act(() => {
    choose({ sort: "total" });
    choose(({ filter }) => ({ filter: { ...filter, aircon: true } }));
    choose(({ filter }) => ({ filter: { ...filter, gearbox: ["manual"] } }), { replace: true });
  });
  await waitFor(() => expect(address()).toBe("/search/tunis?aircon=1&gearbox=manual&sort=total"));
  await goBack();
  await waitFor(() => expect(address()).toBe("/search/tunis"));
});

test("a choice can replace the history entry", async () => {
  const { choose, address, goBack } = renderChoices();
  act(() => choose({ compared: ["i20"] }, { replace: true }));
  await waitFor(() => expect(address()).toBe("/search/tunis?compare=i20"));
  await goBack();
  await waitFor(() => expect(address()).toBe("/home"));
});

test("a choice stays shown when the navigation of an earlier choice ends", async () => {
  const { choose, pending, release, address, displayedSort } = renderChoices({ hold: true });
  act(() => choose({ sort: "total" }));
  await waitFor(() => expect(pending()).toBe("?sort=total"));
  act(() => choose({ sort: "rating" }));
  expect(displayedSort()).toBe("rating");
  await waitFor(() => expect(pending()).toBe("?sort=rating"));
  expect(displayedSort()).toBe("rating");
  await release();
  await release();
  await waitFor(() => expect(address()).toBe("/search/tunis?sort=rating"));
  expect(displayedSort()).toBe("rating");
});

test("Back before the new URL is rendered undoes the choice", async () => {
  const { router, choose, displayedSort, address } = renderChoices();
  const stop = router.subscribe(({ location, navigation }) => {
    if (location.search === "" || navigation.state !== "idle") return;
    stop();
    void router.navigate(-1);
  });
  act(() => choose({ sort: "total" }));
  await waitFor(() => expect(displayedSort()).toBe("recommended"));
  expect(address()).toBe("/search/tunis");
});

test("Back before the new URL has loaded undoes the choice", async () => {
  const { router, choose, pending, displayedSort } = renderChoices({
    hold: true,
    before: "/search/tunis?sort=trips",
  });
  act(() => choose({ sort: "total" }));
  await waitFor(() => expect(pending()).toBe("?sort=total"));
  act(() => void router.navigate(-1));
  await waitFor(() => expect(displayedSort()).toBe("trips"));
});

test("a navigation to another URL replaces the choice", async () => {
  const { router, choose, pending, release, displayedSort } = renderChoices({ hold: true });
  act(() => choose({ sort: "total" }));
  await waitFor(() => expect(pending()).toBe("?sort=total"));
  act(() => void router.navigate("/search/tunis?sort=trips"));
  await waitFor(() => expect(displayedSort()).toBe("trips"));
  await release();
  await release();
  expect(displayedSort()).toBe("trips");
});

test("a choice is stored until its page is rendered, so that the next choice is added to it", async () => {
  let display = () => {};
  const displayed = new Promise<void>((resolve) => (display = resolve));
  let committed: Choices | undefined;
  const Later = lazy(async () => {
    await displayed;
    return { default: () => null };
  });
  function Page() {
    const { pathname, search } = useLocation();
    const choices = useChoices(parseSearch(new URLSearchParams(search), pathOfSearch(pathname)));
    useEffect(() => {
      committed = choices;
    });
    // The page of the choice is rendered once its code has loaded.
    return search === "" ? null : <Later />;
  }
  const router = createMemoryRouter([{ path: "/search/:place", element: <Page /> }], {
    initialEntries: ["/search/tunis"],
  });
  render(<RouterProvider router={router} />);
  act(() => committed?.choose({ compared: ["i20"] }));
  await waitFor(() => expect(router.state.location.search).toBe("?compare=i20"));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(committed?.displayed.compared).toEqual(["i20"]);
  expect(committed?.isPending).toBe(true);
  act(() => committed?.choose(({ compared }) => ({ compared: [...compared, "polo"] })));
  await waitFor(() => expect(router.state.location.search).toBe("?compare=i20&compare=polo"));
  display();
});
