"use client";

import { useState, useSyncExternalStore } from "react";

/**
 * Returns whether this part was rendered on the server: true on the server and during hydration, false if only the
 * browser renders it. Does not change while the part is mounted.
 */
export function useServerRendered(): boolean {
  const [{ inBrowser, onServer }] = useState(createSnapshots);
  return useSyncExternalStore(subscribeToNothing, inBrowser, onServer);
}

/**
 * React reads the server snapshot only during hydration. If the browser's snapshot then differed, React would render
 * again synchronously, without yielding. Both therefore return the value of the first render.
 */
function createSnapshots() {
  let isServerRendered = false;
  return { inBrowser: () => isServerRendered, onServer: () => (isServerRendered = true) };
}

function subscribeToNothing() {
  return () => {};
}
