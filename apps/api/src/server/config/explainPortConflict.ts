/** Returns how to fix a port conflict, naming the variable that sets the port. */
export function explainPortConflict(port: string, env: Readonly<Record<string, string | undefined>>): string {
  const inUse = `Port ${port} is in use.`;
  if (port === env["API_METRICS_PORT"]) return `${inUse} Stop what uses it, or change API_METRICS_PORT.`;
  if (!env["PORT"] || port !== env["PORT"]) return `${inUse} Stop what uses it, or set API_PORT.`;
  const apiPortHint = env["API_PORT"] ? ` although API_PORT is ${env["API_PORT"]}` : "";
  return `${inUse} It is that of PORT, which wins over API_PORT${apiPortHint}. Where one .env is for both servers, PORT is the website's: remove it there, and give the API's by API_PORT.`;
}
