declare module "*?script" {
  /** The minified script of `documentScripts`, to be run with `OPTIONS` replaced. */
  const source: string;
  export default source;
}
