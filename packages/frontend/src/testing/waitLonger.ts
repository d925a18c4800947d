// A busy machine may take seconds for work that otherwise takes milliseconds. Tests of the server have no
// document.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 20_000 });
}
