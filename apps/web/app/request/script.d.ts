declare module "*?script" {
  /** The script, minified by the plugin `documentScripts`. Replace `OPTIONS` in it before it runs. */
  const source: string;
  export default source;
}
