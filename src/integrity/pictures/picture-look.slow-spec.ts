import sharp from 'sharp';
import { CHANGES, DRAWINGS, drawn, TURNS } from '../../../test/support/integrity/drawn-pictures';
import { INTEGRITY_LIMITS } from '../../contracts';
import { difference, lookOf, markOf, partsOf, rotationsOf } from './picture-look';

const KINDS = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];
const { markBits, differentPercent } = INTEGRITY_LIMITS;

async function seen(bytes: Buffer, isCut = false) {
  const look = await lookOf(bytes, isCut);
  const mark = look && (await markOf(look));
  if (!look || mark === null) throw new Error('The picture has no mark');
  return { look, mark };
}
/** The looks of a picture that are searched for: in all rotations and mirrored. */
async function sought(bytes: Buffer): Promise<Seen[]> {
  const looks = [await seen(bytes), await seen(bytes, true)].flatMap(({ look }) => rotationsOf(look));
  return Promise.all(looks.map(async (one) => ({ look: one, mark: (await markOf(one)) ?? '' })));
}
type Seen = Awaited<ReturnType<typeof seen>>;
const bitsBetween = (one: string, other: string): number => [...one].filter((bit, at) => bit !== other[at]).length;
const isSame = (one: Seen, other: Seen): boolean =>
  bitsBetween(one.mark, other.mark) <= markBits && difference(one.look, other.look) <= differentPercent;

describe('the look of a picture', () => {
  it.each(KINDS.flatMap((kind) => Object.keys(CHANGES).map((change) => [kind, change] as const)))(
    'of the kind %s is the same %s',
    async (kind, change) => {
      const picture = await drawn(kind, 1);
      const changed = await CHANGES[change]?.(picture);
      expect(isSame(await seen(picture), await seen(changed ?? Buffer.alloc(0)))).toBe(true);
    },
  );

  it.each(KINDS.flatMap((kind) => Object.keys(TURNS).map((turn) => [kind, turn] as const)))(
    'of the kind %s is found %s',
    async (kind, turn) => {
      const picture = await drawn(kind, 1);
      const changed = (await TURNS[turn]?.(picture)) ?? picture;
      const earlier = [await seen(picture), await seen(picture, true)];
      const found = (await sought(changed)).filter((one) => earlier.some((other) => isSame(one, other)));
      expect(found.length).toBeGreaterThan(0);
    },
  );

  it.each(KINDS)('of the kind %s is not that of another figure of this kind, however it is rotated', async (kind) => {
    const pictures = await Promise.all(Array.from({ length: 15 }, (_one, at) => drawn(kind, at + 1)));
    const all = await Promise.all(pictures.map((one) => seen(one)));
    const turned = await Promise.all(pictures.map(sought));
    const pairs = turned.flatMap((one, at) =>
      all.slice(at + 1).map((other) => one.some((lying) => isSame(lying, other))),
    );
    expect([pairs.length, pairs.filter(Boolean).length]).toEqual([105, 0]);
  });

  it('shares a part of its mark with each mark that differs in at most seven bits', () => {
    const mark = '01'.repeat(32);
    const parts = partsOf(mark);
    expect([parts.length, new Set(parts).size, parts[0], parts[7]]).toEqual([8, 8, 0b01010101, 7 * 256 + 0b01010101]);
    // The worst case: one bit in each of seven parts.
    const flipped = [...mark].map((bit, at) => (at % 8 === 0 && at < 56 ? 1 - Number(bit) : bit)).join('');
    expect(bitsBetween(mark, flipped)).toBe(7);
    expect(partsOf(flipped).filter((part) => parts.includes(part))).toHaveLength(1);
  });

  it('is null for a plain area, a damaged file and a file that is not a picture', async () => {
    const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const look = await lookOf(plain);
    expect(look && (await markOf(look))).toBeNull();
    expect(await lookOf((await drawn('bars', 1)).subarray(0, 400))).toBeNull();
    expect(await lookOf(Buffer.from('no picture'))).toBeNull();
  });

  it('is what people see: rotated by its metadata, on white where it is transparent', async () => {
    const picture = await drawn('blot', 3);
    const turned = await sharp(picture).rotate(90).withMetadata({ orientation: 8 }).jpeg({ quality: 95 }).toBuffer();
    expect(isSame(await seen(picture), await seen(turned))).toBe(true);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><circle cx="120" cy="150" r="90"/></svg>`;
    const clear = await sharp(Buffer.from(svg)).png().toBuffer();
    const white = await sharp(clear).flatten({ background: '#fff' }).png().toBuffer();
    expect(isSame(await seen(clear), await seen(white))).toBe(true);
  });
});
