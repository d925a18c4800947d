import { once } from "node:events";
import { crc32, createDeflate } from "node:zlib";

const width = 60_000;
const height = 1000;
/** Bytes per pixel: four channels of 16 bits. */
const bytesPerPixel = 8;

/** Makes a valid PNG of about 470 KB that has 480 MB of pixels. */
export async function makeHugeImage(): Promise<Buffer<ArrayBuffer>> {
  const deflate = createDeflate();
  const compressed: Buffer[] = [];
  deflate.on("data", (data: Buffer) => compressed.push(data));
  // A row starts with its filter type; 0 is none.
  const row = Buffer.alloc(1 + width * bytesPerPixel);
  for (let y = 0; y < height; y++) if (!deflate.write(row)) await once(deflate, "drain");
  deflate.end();
  await once(deflate, "end");

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Depth 16, colour type 6 (RGBA); compression, filter and interlacing are 0.
  header.set([16, 6], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", Buffer.concat(compressed)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
