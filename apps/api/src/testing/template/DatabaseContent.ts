import type { DemoSize } from "#api/demo/seedDemo.ts";

/** What a test's database has beside its migrated tables. */
export interface DatabaseContent {
  /** The demonstration catalogue. */
  demo?: Omit<DemoSize, "onProgress">;
}

/** Returns a name that equal contents share. */
export function nameOfContent({ demo }: DatabaseContent): string {
  if (demo === undefined) return "empty";
  const { now, cars, bookings, seed } = demo;
  return ["demo", now.getTime(), cars ?? "", bookings ?? "", seed ?? ""].join("_");
}
