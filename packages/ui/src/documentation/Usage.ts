/** What a component's page says beside its props: `parameters.usage` of its stories. */
export type Usage = {
  use: readonly string[];
  avoid: readonly string[];
  /** Key → what it does; `"none"` where nothing of the component takes the focus. */
  keys: readonly (readonly [key: string, effect: string])[] | "none";
};
