/** In-memory Cache API with the functions that the site uses. Keys are paths under http://localhost. */
export function createFakeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (key: RequestInfo | URL) =>
    new URL(key instanceof Request ? key.url : key, "http://localhost").href;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      put: async (key: RequestInfo | URL, response: Response) => void store.set(addressOf(key), response),
      match: async (key: RequestInfo | URL) => store.get(addressOf(key))?.clone(),
      delete: async (key: RequestInfo | URL) => store.delete(addressOf(key)),
      keys: async () => [...store.keys()].map((address) => new Request(address)),
    };
  };
  return {
    open,
    has: async (name: string) => stores.has(name),
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  };
}
