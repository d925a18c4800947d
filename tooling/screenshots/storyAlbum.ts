import { readFile } from "node:fs/promises";
import { openStorybook } from "@sayara/tooling-browser/openStorybook";
import { finalPhase, show } from "@sayara/tooling-browser/storyInPage";
import type { Album } from "./Album.ts";

interface Story {
  id: string;
  type: string;
}

/**
 * Returns the stories of a built Storybook.
 *
 * @param folder of the build, with a slash at its end
 * @param url where it is served
 * @param prefix of the subjects' names
 */
export async function storyAlbum({
  folder,
  url,
  prefix,
}: {
  folder: URL;
  url: string;
  prefix: string;
}): Promise<Album> {
  const index: { entries: Record<string, Story> } = JSON.parse(
    await readFile(new URL("index.json", folder), "utf8"),
  );
  const ids = Object.values(index.entries).flatMap(({ id, type }) => (type === "story" ? [id] : []));
  return {
    context: { baseURL: url, deviceScaleFactor: 1 / 4 },
    subjects: ids.map((id) => ({
      name: `${prefix}/${id}`,
      async show(page) {
        await page.evaluate(show, id);
        const phase = await page.waitForFunction(finalPhase, id);
        if ((await phase.jsonValue()) === "errored") throw new Error("The story threw.");
      },
    })),
    // One page shows all stories: loading it for each took most of the time.
    open: (page, { theme }) => openStorybook(page, { story: ids[0] ?? "", theme }),
  };
}
