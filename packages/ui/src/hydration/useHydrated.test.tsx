// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { useHydrated } from "./useHydrated.tsx";
import { useServerRendered } from "./useServerRendered.tsx";

const rendered: string[] = [];
afterEach(() => {
  cleanup();
  rendered.length = 0;
});

function Probe() {
  const text = `${useHydrated() ? "hydrated" : "not hydrated"}, ${useServerRendered() ? "server" : "browser"}`;
  rendered.push(text);
  return <p>{text}</p>;
}

test("a server-rendered part hydrates as it was rendered, then changes once", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Probe />);
  expect(container.textContent).toBe("not hydrated, server");
  rendered.length = 0;
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, <Probe />, { onRecoverableError }));
  expect(container.textContent).toBe("hydrated, server");
  expect(rendered).toEqual(["not hydrated, server", "hydrated, server"]);
  expect(onRecoverableError).not.toHaveBeenCalled();
  await act(async () => root.unmount());
  container.remove();
});

test("a part rendered in the browser counts as hydrated from its first render", () => {
  const { container } = render(<Probe />);
  expect(container.textContent).toBe("hydrated, browser");
  expect(rendered).toEqual(["hydrated, browser"]);
});
