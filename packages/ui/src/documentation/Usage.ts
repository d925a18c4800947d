/** Usage section of a component's page, from its stories' `parameters.usage`. */
export type Usage = {
  use: readonly string[];
  avoid: readonly string[];
  /** Key → effect. `"none"` if no part of the component can be focused. */
  keys: readonly (readonly [key: string, effect: string])[] | "none";
};
