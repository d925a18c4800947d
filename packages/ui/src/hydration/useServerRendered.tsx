"use client";

import { useState, useSyncExternalStore } from "react";

/**
 * Returns whether the server has rendered this part: true there and during hydration, false where the browser renders
 * it. Stays the same while the part is shown.
 */
export function useServerRendered(): boolean {
  const [{ inBrowser, onServer }] = useState(createSnapshots);
  return useSyncExternalStore(neverChanges, inBrowser, onServer);
}

/**
 * React reads the server's snapshot during hydration only, and would render again, at once and without pause, if the
 * browser's differed from it afterwards: both are what the first render has read.
 */
function createSnapshots() {
  let isServers = false;
  return { inBrowser: () => isServers, onServer: () => (isServers = true) };
}

function neverChanges() {
  return () => {};
}
