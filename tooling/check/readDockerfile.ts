export interface Instruction {
  name: string;
  words: string[];
}

/** Returns the instructions of a Dockerfile, continued lines joined. */
export function readDockerfile(text: string): Instruction[] {
  return text
    .replaceAll(/^#.*\n/gm, "")
    .replaceAll(/\\\n/g, " ")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [name = "", ...words] = line.trim().split(/\s+/);
      return { name, words };
    });
}
