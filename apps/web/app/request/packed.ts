declare const type: unique symbol;

/** Loader data as JSON text. The router's encoder visits every value of an object; a text is one value to it. */
export interface Packed<Data> {
  packed: string & { [type]?: Data };
}

/** The data of packed ones: the server renders without parsing, the browser parses once. */
const known = new WeakMap<Packed<unknown>, unknown>();

/** @param data values that JSON keeps: no dates, no `undefined` in lists. */
export function pack<Data>(data: Data): Packed<Data> {
  const packed: Packed<Data> = { packed: JSON.stringify(data) };
  known.set(packed, data);
  return packed;
}

/** Returns the data; the same object for each call with the same `loaded`. Data that are not packed are returned. */
export function unpack<Data extends object, Loaded extends object = Data>(
  loaded: Packed<Data> | Loaded,
): Data | Loaded {
  if (!isPacked(loaded)) return loaded;
  if (!known.has(loaded)) known.set(loaded, JSON.parse(loaded.packed));
  return known.get(loaded) as Data;
}

function isPacked<Data, Loaded extends object>(loaded: Packed<Data> | Loaded): loaded is Packed<Data> {
  return "packed" in loaded;
}
