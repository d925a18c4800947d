// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createMap } from "@sayara/frontend/map/createMap";
import { SiteContext } from "@sayara/frontend/request/Site";
import { aSite } from "@sayara/frontend/testing/data/aSite";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { PlacesMap } from "./PlacesMap.tsx";

// Test files share modules. Without a reset, this file would get modules that were loaded without its mocks.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

// jsdom has no WebGL.
vi.mock("@sayara/frontend/map/createMap", () => ({ createMap: vi.fn<() => null>(() => null) }));
afterEach(cleanup);

test("the map uses the style of MAP_STYLE_URL", async () => {
  const style = "https://tiles.example/style.json";
  const position = { latitude: 36.8, longitude: 10.2 };
  render(
    <RoutedProviders>
      <SiteContext value={{ ...aSite(), mapStyleUrl: style }}>
        <PlacesMap
          isPriced={false}
          places={[{ slug: "tunis", label: "Tunis", code: null, position, href: null, from: null }]}
        />
      </SiteContext>
    </RoutedProviders>,
  );
  await waitFor(() => expect(createMap).toHaveBeenCalledWith(expect.objectContaining({ style })));
});
