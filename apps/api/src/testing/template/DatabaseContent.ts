import type { DemoSize } from "#api/demo/seedDemo.ts";

/** Content of a test's database in addition to the migrated tables. */
export interface DatabaseContent {
  /** The demonstration catalogue. */
  demo?: Omit<DemoSize, "onProgress">;
}

/** Returns whether the content consists only of the migrated tables. */
export function isEmpty({ demo }: DatabaseContent): boolean {
  return demo === undefined;
}

/** Returns a name that is the same for equal contents. */
export function contentName({ demo }: DatabaseContent): string {
  if (demo === undefined) return "empty";
  const { now, cars, bookings, seed } = demo;
  return ["demo", now.getTime(), cars ?? "", bookings ?? "", seed ?? ""].join("_");
}
