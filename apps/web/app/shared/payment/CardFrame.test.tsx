// @vitest-environment jsdom
import { createRef, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { CardFrame } from "./CardFrame.tsx";

test("the message of a frame that is ready before React runs its passive effects is received", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  const onReady = vi.fn();
  const inserted = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      const source = root.querySelector("iframe")?.contentWindow;
      if (!source) return;
      const data = { source: "sayara-sandbox-gateway", type: "ready", height: 200 };
      window.dispatchEvent(new MessageEvent("message", { data, origin: "https://pay.example", source }));
      resolve();
    }).observe(root, { childList: true, subtree: true });
  });
  startTransition(() =>
    createRoot(root).render(
      <RoutedProviders>
        <CardFrame
          ref={createRef()}
          url="https://pay.example/card"
          language="en"
          onCard={() => {}}
          onReady={onReady}
        />
      </RoutedProviders>,
    ),
  );
  await inserted;
  expect(onReady).toHaveBeenCalledOnce();
});
