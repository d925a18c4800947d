import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import type { Album } from "./Album.ts";
import { type Display, pictureName } from "./Display.ts";
import { fixedNow } from "./fixedNow.ts";
import { stopClock } from "./stopClock.ts";
import type { Subject } from "./Subject.ts";
import { takeStable } from "./takeStable.ts";

interface TakeOptions {
  browser: Browser;
  albums: Album[];
  displays: readonly Display[];
  /** Returns the accepted picture of this name. */
  accepted(name: string): Promise<Buffer | undefined>;
  /** Called with each picture, or with the reason for which there is none. */
  onPicture(name: string, picture: Buffer | Error): Promise<void>;
}

/** Takes a picture of every subject on every display, on several pages at once. */
export async function takePictures({
  browser,
  albums,
  displays,
  accepted,
  onPicture,
}: TakeOptions): Promise<void> {
  const jobs = displays.flatMap((display) => albums.map((album) => ({ album, display }))).values();
  const takeAll = async () => {
    for (const job of jobs) await takeAlbum(job.album, job.display);
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, takeAll));

  async function takeAlbum({ context, subjects, open }: Album, display: Display): Promise<void> {
    const { width, theme } = display;
    const opened = await browser.newContext({
      ...context,
      viewport: { width, height: width < 960 ? 740 : 900 },
      colorScheme: theme,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    opened.setDefaultTimeout(30_000);
    const page = await opened.newPage();
    await page.addInitScript(stopClock, fixedNow);
    await open(page, display);
    for (const subject of subjects) await takeOne(subject, display);
    await opened.close();

    async function takeOne({ name, show }: Subject, on: Display): Promise<void> {
      const picture = pictureName(name, on);
      await show(page)
        .then(async () => takeStable(page, await accepted(picture)))
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
        .then((taken) => onPicture(picture, taken));
    }
  }
}
