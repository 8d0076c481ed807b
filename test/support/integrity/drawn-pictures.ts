import sharp from 'sharp';

const [WIDTH, HEIGHT] = [800, 600];
const AXES = '<path d="M80 40V540H760" stroke="black" fill="none" stroke-width="3"/>';

/** Numbers from 0 to 1, the same for the same start. */
function numbers(start: number): () => number {
  let state = start * 7919 + 1;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

const several = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_one, at) => draw(at)).join('');

/** Figures as in real articles: two of one kind differ only in their data. */
export const DRAWINGS = {
  survival: (next: () => number): string => {
    let [x, y] = [80, 60];
    const steps = several(14, () => `H${(x += 15 + next() * 30)}V${(y += next() * 30)}`);
    return `${AXES}<path d="M80 60${steps}" stroke="#c00" fill="none" stroke-width="3"/>`;
  },
  bars: (next: () => number): string =>
    AXES +
    several(4, (at) => {
      const height = 80 + next() * 400;
      return `<rect x="${100 + at * 160}" y="${540 - height}" width="100" height="${height}" fill="#48c"/>`;
    }),
  scatter: (next: () => number): string =>
    AXES + several(60, () => `<circle cx="${100 + next() * 640}" cy="${60 + next() * 460}" r="6" fill="#06c"/>`),
  flow: (next: () => number): string =>
    several(4, (at) => {
      const [top, count] = [20 + at * 145, Math.floor(next() * 900)];
      return `<rect x="250" y="${top}" width="300" height="90" fill="none" stroke="black" stroke-width="2"/>
        <text x="270" y="${top + 50}" font-size="26" font-family="serif">Assessed (n = ${count})</text>`;
    }),
  blot: (next: () => number): string =>
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#bbb"/>` +
    several(18, (at) => {
      const place = `cx="${90 + (at % 6) * 125}" cy="${120 + Math.floor(at / 6) * 180}"`;
      return `<ellipse ${place} rx="45" ry="${6 + next() * 16}" fill="#222" opacity="${next().toFixed(2)}"/>`;
    }),
} as const;

/** A PNG of a figure; `which` selects a different one of the same kind. */
export const drawn = (kind: keyof typeof DRAWINGS, which: number): Promise<Buffer> => {
  const drawing = `<rect width="${WIDTH}" height="${HEIGHT}" fill="white"/>${DRAWINGS[kind](numbers(which))}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};

/** Changes that happen to a picture on its way to another journal. */
export const CHANGES: Record<string, (picture: Buffer) => Promise<Buffer>> = {
  'as a JPEG of low quality': (picture) => sharp(picture).jpeg({ quality: 60 }).toBuffer(),
  'half as large': (picture) =>
    sharp(picture)
      .resize(WIDTH / 2)
      .jpeg()
      .toBuffer(),
  'as a TIFF': (picture) => sharp(picture).tiff().toBuffer(),
  brighter: (picture) => sharp(picture).modulate({ brightness: 1.1 }).png().toBuffer(),
  'in grey': (picture) => sharp(picture).greyscale().png().toBuffer(),
};

const MARGINS = { top: 40, bottom: 90, left: 10, right: 120, background: '#ffffff' };
/** Ways to turn a picture so that no one recognises it. */
export const TURNS: Record<string, (picture: Buffer) => Promise<Buffer>> = {
  'turned right': (picture) => sharp(picture).rotate(90).png().toBuffer(),
  'turned left': (picture) => sharp(picture).rotate(270).jpeg().toBuffer(),
  'upside down': (picture) => sharp(picture).rotate(180).png().toBuffer(),
  mirrored: (picture) => sharp(picture).flop().png().toBuffer(),
  'mirrored and upside down': (picture) => sharp(picture).flip().jpeg().toBuffer(),
  'mirrored and turned': async (picture) =>
    sharp(await sharp(picture).flop().toBuffer())
      .rotate(90)
      .png()
      .toBuffer(),
  'with other margins': (picture) => sharp(picture).extend(MARGINS).png().toBuffer(),
};
