import type { Browser } from "@playwright/test";
import type { Album } from "./Album.ts";
import { openAcceptedPictures } from "./AcceptedPictures.ts";
import { compare } from "./compare.ts";
import { type Display, displays as allDisplays, pictureName } from "./Display.ts";
import { isMeant } from "./isMeant.ts";
import type { Outcome } from "./Outcome.ts";
import { takePictures } from "./takePictures.ts";

export interface ScreenshotsOptions {
  browser: Browser;
  albums: Album[];
  displays?: readonly Display[];
  /** Of the accepted pictures, with a slash at its end. */
  folder: URL;
  /** Only subjects whose name holds one of these; all if empty. */
  words: string[];
  /** Keeps what was taken. */
  accepts: boolean;
  /** Called after each picture. */
  onProgress(done: number, all: number): void;
}

/** Takes the pictures and returns the outcome of each, by name. */
export async function runScreenshots(options: ScreenshotsOptions): Promise<Map<string, Outcome>> {
  const { displays = allDisplays } = options;
  const accepted = await openAcceptedPictures(options.folder);
  const isAsked = (subject: string) => isMeant(subject, options.words);
  const albums = options.albums
    .map((album) => ({ ...album, subjects: album.subjects.filter(({ name }) => isAsked(name)) }))
    .filter(({ subjects }) => subjects.length > 0);
  const expected = albums.flatMap(({ subjects }) =>
    subjects.flatMap(({ name }) => displays.map((display) => pictureName(name, display))),
  );
  const outcomes = new Map<string, Outcome>();
  const taken = new Map<string, Buffer>();
  await takePictures({
    browser: options.browser,
    albums,
    displays,
    accepted: accepted.read,
    async onPicture(name, picture) {
      outcomes.set(name, await outcomeOf(picture, await accepted.read(name)));
      if (Buffer.isBuffer(picture)) taken.set(name, picture);
      options.onProgress(outcomes.size, expected.length);
    },
  });
  const known = new Set(expected);
  const gone = [...accepted.names.keys()].filter(
    (name) => isAsked(name.slice(0, name.lastIndexOf("/"))) && !known.has(name),
  );
  for (const name of gone)
    outcomes.set(name, { kind: "gone", before: (await accepted.read(name)) ?? Buffer.alloc(0) });
  if (options.accepts) {
    const differing = [...taken].filter(([name]) => outcomes.get(name)?.kind !== "same");
    await accepted.accept(new Map(differing), gone);
  }
  return new Map([...outcomes].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

async function outcomeOf(picture: Buffer | Error, before: Buffer | undefined): Promise<Outcome> {
  if (picture instanceof Error) return { kind: "failed", reason: picture.message };
  if (before === undefined) return { kind: "new", after: picture };
  const difference = await compare(before, picture);
  if (difference === undefined) return { kind: "same" };
  return {
    kind: "changed",
    before,
    after: picture,
    difference: difference.picture,
    pixels: difference.pixels,
  };
}
