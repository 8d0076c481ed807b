import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { smallPicture } from './small-picture';

describe('a small picture of a figure', () => {
  const demo = (name: string): Buffer => readFileSync(join(__dirname, '../../demo/files', name));
  it.each(['figure-1.png', 'figure-2.tiff'])('is a JPEG made from %s, no larger than requested', async (name) => {
    const { format, width, height } = await sharp((await smallPicture(demo(name), 100)) ?? undefined).metadata();
    expect([format, Math.max(width, height)]).toEqual(['jpeg', 100]);
  });
  it('is null for a damaged picture', async () => {
    expect(await smallPicture(demo('figure-1.png').subarray(0, 200), 100)).toBeNull();
    expect(await smallPicture(Buffer.from('not a picture'), 100)).toBeNull();
  });
});
