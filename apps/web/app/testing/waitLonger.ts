// A busy machine takes seconds for what a quiet one does in milliseconds. Tests of the server have no document.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 20_000 });
}
