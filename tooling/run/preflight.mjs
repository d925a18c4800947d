// Plain JavaScript that any Node can read: it has to be able to say that a Node is too old for the rest.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 22 || (major === 22 && minor < 22)) {
  process.stderr.write(`Sayara needs Node 22.22 or newer; this is Node ${process.versions.node}.\n`);
  process.exit(1);
}

const commands = ["start", "dev", "test"];
const [command = ""] = process.argv.slice(2);
if (!commands.includes(command)) {
  process.stderr.write(`Name a command: ${commands.join(", ")}.\n`);
  process.exit(1);
}
await import(`./${command}.ts`);
