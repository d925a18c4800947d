import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const entry = fileURLToPath(new URL("../../sayara.ts", import.meta.url));
const createCommand = `"${process.execPath}" "${entry}" admin create --email amel@example.tn`;

/** `\351` is é in Windows-1252. */
test.each([
  ["the command", `${createCommand} --name "$(printf 'Am\\351lie')"`, "The command is not UTF-8 text"],
  [
    "the password",
    `printf 'un mot pass\\351 assez long\\n' | ${createCommand} --name Amel --password-stdin`,
    "The password is not UTF-8 text",
  ],
])(
  "rejects %s in another encoding instead of storing lost letters",
  async (_, command, message) => {
    const child = spawn("sh", ["-c", command], { env: { PATH: process.env["PATH"] ?? "" }, stdio: "pipe" });
    const code = new Promise((resolve) => child.once("exit", resolve));
    expect(await text(child.stderr)).toContain(message);
    expect(await code).toBe(1);
  },
  30_000,
);
