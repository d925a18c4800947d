import { runTurbo } from "./runTurbo.ts";

const tasks = {
  messages: ["messages"],
  frontends: ["build", "--filter=@sayara/web", "--filter=@sayara/portal"],
  website: ["build", "--filter=@sayara/web"],
  everything: ["build", "--continue"],
};

/** Builds with Turborepo, which skips unchanged packages. Resolves to the exit code. */
export function build(target: keyof typeof tasks): Promise<number> {
  return runTurbo(tasks[target]);
}
