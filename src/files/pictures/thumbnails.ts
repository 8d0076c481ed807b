import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { BLOBS, type Blobs } from '../../platform/blobs';
import { Slots } from '../../platform/pdf/slots';
import { smallPicture } from './small-picture';

/** Twice the pixels of the largest thumbnail on a screen. */
const LONGEST_SIDE = 320;
const CACHE_BYTES = 16_000_000;

/** Small JPEGs of pictures, cached in memory by the hash of the picture. */
@Injectable()
export class Thumbnails {
  private readonly made = new LRUCache<string, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  // Decoded pictures are large, and a page of thirty figures requests all of them at the same time.
  private readonly slots = new Slots(2);

  constructor(@Inject(BLOBS) private readonly blobs: Blobs) {}

  /** Null for a file that is not a picture, or a damaged one. */
  async of(hash: string): Promise<Buffer | null> {
    return this.made.get(hash) ?? (await this.slots.run(() => this.make(hash)));
  }

  private async make(hash: string): Promise<Buffer | null> {
    const jpeg = this.made.get(hash) ?? (await smallPicture(await buffer(await this.blobs.open(hash)), LONGEST_SIDE));
    if (jpeg) this.made.set(hash, jpeg);
    return jpeg;
  }
}
