import { expect, test } from "vitest";
import { MAXIMUM_FILES, trimFiles } from "./trimFiles.ts";

test("the oldest files beyond the maximum are deleted, but never the document", async () => {
  const paths = ["/", ...Array.from({ length: MAXIMUM_FILES + 2 }, (_, index) => `/assets/${index}.js`)];
  const requests = paths.map((path) => new Request(`https://portal.example${path}`));
  const deleted: string[] = [];
  await trimFiles({
    keys: () => Promise.resolve(requests),
    delete: (request) => {
      deleted.push(new URL((request as Request).url).pathname);
      return Promise.resolve(true);
    },
  });
  expect(deleted).toEqual(["/assets/0.js", "/assets/1.js"]);
});
