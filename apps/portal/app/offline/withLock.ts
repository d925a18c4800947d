/** Runs work while no other tab runs work under the same name. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!("locks" in navigator)) return work();
  return new Promise((resolve, reject) => {
    void navigator.locks.request(name, () => work().then(resolve, reject));
  });
}
