import { availableParallelism } from "node:os";
import type { Browser } from "@playwright/test";
import type { Album } from "./Album.ts";
import { compare } from "./compare.ts";
import { type Display, pictureName, windowHeight } from "./Display.ts";
import { fixedNow } from "./fixedNow.ts";
import { followRequests } from "./followRequests.ts";
import { showAll } from "./showAll.ts";
import { stopClock } from "./stopClock.ts";
import type { Subject } from "./Subject.ts";
import { takeStable } from "./takeStable.ts";

/**
 * New pages for one picture that fails or differs from the accepted one: where between two pixels a hairline falls
 * depends on what the page showed before, and Chromium may stop drawing frames in a page.
 */
const LOADS = 3;

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
      viewport: { width, height: windowHeight(width) },
      colorScheme: theme,
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    opened.setDefaultTimeout(30_000);
    await opened.addInitScript(stopClock, fixedNow);
    await opened.addInitScript(showAll);
    let shown = await openPage();
    for (const subject of subjects) {
      const picture = pictureName(subject.name, display);
      await onPicture(picture, await takeOne(subject, await accepted(picture)));
    }
    await opened.close();

    async function openPage() {
      const page = await opened.newPage();
      const loaded = followRequests(page);
      await open(page, display);
      return { page, loaded };
    }

    async function takeOne({ show }: Subject, before: Buffer | undefined): Promise<Buffer | Error> {
      let taken: Buffer | Error = new Error("It was not taken.");
      for (let load = 1; load <= LOADS; load++) {
        try {
          if (load > 1) {
            await shown.page.close();
            shown = await openPage();
          }
          await show(shown.page);
          taken = await takeStable(shown.page, { loaded: shown.loaded, accepted: before });
          if (before === undefined || (await compare(before, taken)) === undefined) return taken;
        } catch (error) {
          taken = error instanceof Error ? error : new Error(String(error));
        }
      }
      return taken;
    }
  }
}
