/** Usage section of a component's page: `parameters.usage` of its stories. */
export type Usage = {
  use: readonly string[];
  avoid: readonly string[];
  /** Key → effect; `"none"` where no part of the component takes the focus. */
  keys: readonly (readonly [key: string, effect: string])[] | "none";
};
